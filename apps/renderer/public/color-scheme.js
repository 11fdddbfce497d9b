// Runs before the first paint, so that a dark window never flashes white. A file of its own because
// the content security policy allows no inline script.
;(function () {
  var chosen
  try {
    chosen = localStorage.getItem('pal-color-scheme')
  } catch {
    chosen = null
  }
  var dark = chosen === 'dark'
  if (chosen !== 'dark' && chosen !== 'light') {
    dark = matchMedia('(prefers-color-scheme: dark)').matches
  }
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light')
})()
