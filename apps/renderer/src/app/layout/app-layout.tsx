import { useMediaQuery } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation } from 'react-router-dom'

import { lazily } from '../../components/lazily.tsx'
import { placeName } from '../../lib/keyset/place.ts'
import { scrollerMark } from '../../lib/keyset/scroller.ts'
import { taskCount } from '../../lib/queries/task-count.ts'
import { ConnectionBanner } from './connection-banner.tsx'
import { AlertSound } from './late-parts.ts'
import { usePageHandle } from './page-handle.ts'
import { PaletteHost } from './palette-host.tsx'
import { RehearsalHost } from './rehearsal-host.tsx'
import { Sidebar } from './sidebar.tsx'
import { TestChatHost } from './test-chat-host.tsx'
import { TopBar } from './top-bar.tsx'
import { useServerEvents } from './use-server-events.ts'
import { useShellLinks } from './use-shell-links.ts'
import { useSidebarCollapsed } from './use-sidebar-collapsed.ts'

import classes from './app-layout.module.css'

const contentId = 'content'
/** Only a small screen has it. */
const NavDrawer = lazily(async () => (await import('./nav-drawer.tsx')).NavDrawer)

/** The frame of every page: sidebar, top bar, and the page itself. */
export function AppLayout() {
  const { t } = useTranslation()
  const small = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false })
  const [drawerOpen, setDrawerOpen] = useState(false)
  const [collapsed, toggleCollapsed] = useSidebarCollapsed()
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const page = usePageHandle()
  const title = page ? t(page.title) : ''
  const tasks = useQuery(taskCount).data ?? 0
  useServerEvents()
  useShellLinks()

  useEffect(() => {
    const name = title ? t('app.documentTitle', { page: title }) : t('app.name')
    document.title = tasks > 0 ? `(${tasks}) ${name}` : name
  }, [title, tasks, t])

  useEffect(() => {
    // A list that is come back to goes to its place by itself.
    if (!new URLSearchParams(window.location.search).has(placeName))
      main.current?.scrollTo({ top: 0 })
  }, [pathname])

  return (
    <div className={classes['frame']} data-small={small || undefined}>
      <a className={classes['skip']} href={`#${contentId}`}>
        {t('app.skipToContent')}
      </a>
      <ConnectionBanner />
      {small ? (
        <NavDrawer open={drawerOpen} onClose={() => setDrawerOpen(false)} />
      ) : (
        <Sidebar collapsed={collapsed} onToggle={toggleCollapsed} />
      )}
      <div className={classes['column']}>
        <TopBar title={title} {...(small ? { onOpenMenu: () => setDrawerOpen(true) } : {})} />
        <main className={classes['main']} id={contentId} ref={main} tabIndex={-1} {...scrollerMark}>
          <div className={classes['content']} data-wide={page?.wide || undefined}>
            <Outlet />
          </div>
        </main>
      </div>
      <AlertSound />
      <TestChatHost />
      <RehearsalHost />
      <PaletteHost contentId={contentId} />
    </div>
  )
}
