import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { createBrowserRouter, type RouteObject } from 'react-router-dom'

import { lazily, preloadParts } from '../components/lazily.tsx'
import { loadToasts } from '../components/notices/toaster.tsx'
import { PageSkeleton } from '../components/page-skeleton.tsx'
import { askForDashboard } from '../features/dashboard/queries.ts'
import { untilHeard, useConnection } from '../lib/connection.ts'
import { loadReasons, loadTexts, type FeatureTexts } from '../lib/i18n/texts.ts'
import { paths } from '../lib/paths.ts'
import { Broken } from './broken.tsx'
import { AppLayout } from './layout/app-layout.tsx'
import type { PageHandle } from './layout/page-handle.ts'
import { RouteError } from './route-error.tsx'

type Load = () => Promise<{ readonly Component: ComponentType }>

interface Page extends PageHandle {
  /** Of itself, and of what it shares with others. */
  readonly texts: readonly FeatureTexts[]
}

const NotFound = lazily(async () => (await import('./not-found.tsx')).NotFound)

const loads: Load[] = []

/**
 * Fetches the pages that were not opened yet, so that they open while the server is away, too. One after
 * the other: what the person asks for meanwhile waits for one of them at most.
 */
export async function preloadPages(): Promise<void> {
  for (const load of [...loads, preloadParts]) {
    await untilHeard()
    await load().catch(() => undefined)
  }
}

/** What says why something failed, before anything can. */
export const preloadFailures = () =>
  void untilHeard().then(() => Promise.allSettled([loadToasts(), loadReasons()]))

function page(path: string, { texts, ...handle }: Page, load: Load): RouteObject {
  /** Once it has come it needs no server. */
  let here: Awaited<ReturnType<Load>> | undefined
  const loadWithTexts = async () => {
    ;[here] = await Promise.all([load(), ...texts.map(loadTexts)])
    return here
  }
  loads.push(loadWithTexts)
  const Component = lazily(async () => (await loadWithTexts()).Component, {
    Waiting: PageSkeleton,
    Away: PageSkeleton,
    Missing: Broken,
    early: false,
  })
  return {
    path,
    handle: handle satisfies PageHandle,
    // What cannot be fetched now waits in the page's own place, and comes once the server is back.
    lazy: async () =>
      here ||
      (useConnection.getState().heard && (await loadWithTexts().catch(() => null))) || {
        Component,
      },
    errorElement: <RouteError />,
    hydrateFallbackElement: <PageSkeleton />,
  }
}

const dashboard = page(
  paths.dashboard,
  { title: 'nav.dashboard', texts: ['dashboard', 'conversations', 'rehearsalOffers'] },
  async () => {
    const { DashboardRoute } = await import('./dashboard-route.tsx')
    return { Component: DashboardRoute }
  },
)

/** The first page asks for its figures while its scripts come and the frame is drawn. */
export const routesWith = (queryClient: QueryClient): RouteObject[] => [
  {
    element: <AppLayout />,
    errorElement: <RouteError />,
    children: [
      {
        ...dashboard,
        loader: () => {
          askForDashboard(queryClient)
          return null
        },
      },
      page(
        paths.campaigns,
        { title: 'nav.campaigns', texts: ['campaigns', 'launch', 'rehearsalOffers'] },
        async () => {
          const { CampaignsPage } = await import('../features/campaigns/campaigns-page.tsx')
          return { Component: CampaignsPage }
        },
      ),
      page(
        paths.conversations,
        { title: 'nav.conversations', texts: ['conversations'], wide: true },
        async () => {
          const { ConversationsRoute } = await import('./conversations-route.tsx')
          return { Component: ConversationsRoute }
        },
      ),
      page(paths.orders, { title: 'nav.orders', texts: ['orders'], wide: true }, async () => {
        const { OrdersPage } = await import('../features/orders/orders-page.tsx')
        return { Component: OrdersPage }
      }),
      page(
        paths.products,
        { title: 'nav.products', texts: ['products', 'rehearsalOffers', 'campaigns'] },
        async () => {
          const { ProductsPage } = await import('../features/products/products-page.tsx')
          return { Component: ProductsPage }
        },
      ),
      page(
        paths.analytics,
        { title: 'nav.analytics', texts: ['analytics', 'settings', 'conversations'] },
        async () => {
          const { AnalyticsPage } = await import('../features/analytics/analytics-page.tsx')
          return { Component: AnalyticsPage }
        },
      ),
      page(paths.logs, { title: 'nav.logs', texts: ['logs'], wide: true }, async () => {
        const { LogsPage } = await import('../features/logs/logs-page.tsx')
        return { Component: LogsPage }
      }),
      page(
        paths.settings,
        { title: 'nav.settings', texts: ['settings', 'rehearsalOffers'] },
        async () => {
          const { SettingsPage } = await import('../features/settings/settings-page.tsx')
          return { Component: SettingsPage }
        },
      ),
      page(paths.help, { title: 'nav.help', texts: ['help'] }, async () => {
        const { HelpPage } = await import('../features/help/help-page.tsx')
        return { Component: HelpPage }
      }),
      {
        path: '*',
        handle: { title: 'notFound.title' } satisfies PageHandle,
        element: <NotFound />,
      },
    ],
  },
]

export const createRouter = (queryClient: QueryClient) =>
  createBrowserRouter(routesWith(queryClient))
