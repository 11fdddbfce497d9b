// A browser that does not know what the page is written in would show nothing at all. This file is
// written so that every browser understands it; the server writes the words into the page.
;(function () {
  var knows =
    'noModule' in document.createElement('script') &&
    typeof Array.prototype.toSorted === 'function' &&
    window.CSS &&
    CSS.supports('color', 'color-mix(in srgb, red, blue)')
  if (knows) return
  document.addEventListener('DOMContentLoaded', function () {
    var words = document.createElement('p')
    words.style.cssText = 'max-width:480px;margin:80px auto;padding:0 16px;font:16px/1.5 sans-serif'
    words.appendChild(
      document.createTextNode(document.documentElement.getAttribute('data-too-old')),
    )
    document.body.insertBefore(words, document.body.firstChild)
  })
})()
