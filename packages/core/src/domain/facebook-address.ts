const hosts = new Set(['facebook.com', 'www.facebook.com', 'm.facebook.com', 'web.facebook.com'])

/** An address that leads to Facebook itself, and not by way of it to wherever somebody likes. */
export function isFacebookAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username, password, port, pathname } = new URL(address)
  if (protocol !== 'https:' || !hosts.has(hostname)) return false
  return username === '' && password === '' && port === '' && !/^\/+l\.php/i.test(pathname)
}
