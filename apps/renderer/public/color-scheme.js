// Runs before the first paint, so that a dark window never flashes white. A file of its own because
// the content security policy allows no inline script. The server writes the choice into the page.
;(function () {
  var page = document.documentElement
  var chosen = page.getAttribute('data-color-scheme')
  var dark = chosen === 'dark'
  if (chosen !== 'dark' && chosen !== 'light') {
    dark = matchMedia('(prefers-color-scheme: dark)').matches
  }
  page.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
})()
