import { createBrowserRouter, type RouteObject } from 'react-router-dom'

import { PageSkeleton } from '../components/page-skeleton.tsx'
import { paths } from '../lib/paths.ts'
import { AppLayout } from './layout/app-layout.tsx'
import type { PageHandle } from './layout/page-handle.ts'
import { NotFound } from './not-found.tsx'
import { RouteError } from './route-error.tsx'

type Lazy = NonNullable<RouteObject['lazy']>

function page(path: string, handle: PageHandle, lazy: Lazy): RouteObject {
  return {
    path,
    handle,
    lazy,
    errorElement: <RouteError />,
    hydrateFallbackElement: <PageSkeleton />,
  }
}

export const routes: RouteObject[] = [
  {
    element: <AppLayout />,
    errorElement: <RouteError />,
    children: [
      page(paths.dashboard, { title: 'nav.dashboard' }, async () => {
        const { DashboardRoute } = await import('./dashboard-route.tsx')
        return { Component: DashboardRoute }
      }),
      page(paths.campaigns, { title: 'nav.campaigns' }, async () => {
        const { CampaignsPage } = await import('../features/campaigns/campaigns-page.tsx')
        return { Component: CampaignsPage }
      }),
      page(paths.conversations, { title: 'nav.conversations', wide: true }, async () => {
        const { ConversationsPage } =
          await import('../features/conversations/conversations-page.tsx')
        return { Component: ConversationsPage }
      }),
      page(paths.orders, { title: 'nav.orders', wide: true }, async () => {
        const { OrdersPage } = await import('../features/orders/orders-page.tsx')
        return { Component: OrdersPage }
      }),
      page(paths.products, { title: 'nav.products' }, async () => {
        const { ProductsPage } = await import('../features/products/products-page.tsx')
        return { Component: ProductsPage }
      }),
      page(paths.analytics, { title: 'nav.analytics' }, async () => {
        const { AnalyticsPage } = await import('../features/analytics/analytics-page.tsx')
        return { Component: AnalyticsPage }
      }),
      page(paths.logs, { title: 'nav.logs', wide: true }, async () => {
        const { LogsPage } = await import('../features/logs/logs-page.tsx')
        return { Component: LogsPage }
      }),
      page(paths.settings, { title: 'nav.settings' }, async () => {
        const { SettingsPage } = await import('../features/settings/settings-page.tsx')
        return { Component: SettingsPage }
      }),
      {
        path: '*',
        handle: { title: 'notFound.title' } satisfies PageHandle,
        element: <NotFound />,
      },
    ],
  },
]

export const createRouter = () => createBrowserRouter(routes)
