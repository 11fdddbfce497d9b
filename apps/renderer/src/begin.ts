import { paths } from './lib/paths.ts'

/**
 * The first page's scripts and words, which are to come while the frame's own scripts run. What keeps
 * them from coming is said where the page is shown, which asks for them again.
 */
if (location.pathname === paths.dashboard) {
  const parts = [import('./app/dashboard-route.tsx'), import('@pal/core/texts/en/dashboard')]
  for (const part of parts) void part.catch(() => undefined)
}
