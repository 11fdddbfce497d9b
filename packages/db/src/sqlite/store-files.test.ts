import { join } from 'node:path'

import { expect, it } from 'vitest'

import { attachmentPath } from './store-files.ts'

it('a kept file lies in its folder, and a name that leads out of it nowhere [FB-12, DT-09]', () => {
  const name = '0123456789abcdef0123456789abcdef'
  expect(attachmentPath('/data/attachments', name)).toBe(join('/data/attachments', name))
  for (const odd of ['', '.', '..', '../pal.db', '/etc/passwd', 'a/b', 'a\\b', '..\\b', 'a\0']) {
    expect(attachmentPath('/data/attachments', odd), odd).toBeNull()
  }
})
