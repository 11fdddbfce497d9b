// Runs before the first paint and before the page's other scripts are here. A file of its own because
// the content security policy allows no inline script; written so that every browser understands it.
;(function () {
  // A dark window never flashes white. The server writes the choice into the page.
  var page = document.documentElement
  var chosen = page.getAttribute('data-color-scheme')
  var dark = chosen === 'dark'
  if (chosen !== 'dark' && chosen !== 'light') {
    dark = matchMedia('(prefers-color-scheme: dark)').matches
  }
  page.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')

  var knows =
    'noModule' in document.createElement('script') &&
    typeof Array.prototype.toSorted === 'function' &&
    window.CSS &&
    CSS.supports('color', 'color-mix(in srgb, red, blue)')
  if (knows) {
    // What the first page shows first is asked for while its scripts come; lib/asked.ts takes it.
    if (location.pathname !== '/') return
    var asked = {}
    window.palAsked = asked
    ;['/api/dashboard/needs', '/api/rehearsal/offers', '/api/dashboard/stats'].forEach(
      function (address) {
        var answer = fetch(address, { credentials: 'include' })
        // Whoever takes it is told; until then nobody is to hear of it.
        answer.catch(function () {})
        asked[address] = answer
      },
    )
    return
  }
  // A browser that does not know what the page is written in would show nothing at all. The server
  // writes the words into the page.
  document.addEventListener('DOMContentLoaded', function () {
    var words = document.createElement('p')
    words.style.cssText = 'max-width:480px;margin:80px auto;padding:0 16px;font:16px/1.5 sans-serif'
    words.appendChild(
      document.createTextNode(document.documentElement.getAttribute('data-too-old')),
    )
    document.body.insertBefore(words, document.body.firstChild)
  })
})()
