import { expect, it } from 'vitest'

import { isOwnContent, isOwnPage, mayOpenOutside } from './addresses.ts'

const own = 'http://127.0.0.1:4780'

it.each([
  'https://developers.facebook.com/apps/',
  'https://www.facebook.com/business/help?id=1#top',
  'https://business.facebook.com',
  'https://platform.openai.com/api-keys',
  'https://m.facebook.com/sundarban/posts/1',
  'https://facebook.com/sundarban/posts/1',
  'HTTPS://PLATFORM.OPENAI.COM:443/api-keys',
])('hands %s to the browser', (address) => {
  expect(mayOpenOutside(address)).toBe(true)
})

it.each([
  'http://developers.facebook.com/apps/',
  'https://developers.facebook.com:8443/',
  'https://developers.facebook.com@evil.test/',
  'https://developers.facebook.com:443@evil.test/',
  'https://evil@developers.facebook.com/',
  'https://:evil@developers.facebook.com/',
  'https://developers.facebook.com.evil.test/',
  'https://developers.facebook.com./',
  'https://evil.test/developers.facebook.com',
  'https://evil.test#developers.facebook.com',
  'https://evil.test\\@developers.facebook.com.evil.test',
  'https://facebook.com.',
  'https://l.facebook.com/l.php?u=https%3A%2F%2Fevil.test',
  'https://www.facebook.com/l.php?u=https%3A%2F%2Fevil.test',
  'https://xdevelopers.facebook.com/',
  // A Cyrillic „о“, then a dotless i in its ASCII form.
  'https://devel\u043Epers.facebook.com/',
  'https://xn--busness-t2a.facebook.com/',
  'https://developers\u3002facebook\u3002com.evil.test/',
  'https://developers.facebook.com%2eevil.test/',
  'https://developers.facebook.com%00.evil.test/',
  'javascript:alert(1)//https://www.facebook.com',
  'java\nscript:alert(1)',
  'data:text/html,<script>1</script>',
  'file:///etc/passwd',
  'file://www.facebook.com/share',
  'blob:https://www.facebook.com/1',
  'view-source:https://www.facebook.com/',
  'ftp://www.facebook.com/',
  'smb://www.facebook.com/',
  'ms-settings:privacy',
  '//www.facebook.com/',
  'www.facebook.com',
  '',
])('hands %j to nobody', (address) => {
  expect(mayOpenOutside(address)).toBe(false)
})

it.each([
  'http://127.0.0.1:4781/',
  'http://127.0.0.1:47800/',
  'http://127.0.0.1/',
  'https://127.0.0.1:4780/',
  'http://localhost:4780/',
  'http://[::1]:4780/',
  'http://0.0.0.0:4780/',
  'http://127.0.0.1:4780.evil.test/',
  'http://127.0.0.1:4780@evil.test/',
  'blob:http://127.0.0.1:4780/3f0c',
  'view-source:http://127.0.0.1:4780/',
  'filesystem:http://127.0.0.1:4780/temporary/x.html',
  'about:blank',
  'data:text/html,x',
])('takes %s for no page of ours', (address) => {
  expect(isOwnPage(address, own)).toBe(false)
})

it('knows its pages, and what they may save', () => {
  expect(isOwnPage('http://127.0.0.1:4780/orders?search=a#b', own)).toBe(true)
  expect(isOwnContent('http://127.0.0.1:4780/api/orders/export', own)).toBe(true)
  expect(isOwnContent('blob:http://127.0.0.1:4780/3f0c', own)).toBe(true)
  expect(isOwnContent('blob:http://127.0.0.1:4781/3f0c', own)).toBe(false)
  expect(isOwnContent('https://evil.test/setup.exe', own)).toBe(false)
  expect(isOwnContent('data:text/plain,x', own)).toBe(false)
})
