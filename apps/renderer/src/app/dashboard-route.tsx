import { lazyDialog } from '../components/lazily.tsx'
import { DashboardPage } from '../features/dashboard/dashboard-page.tsx'
import { FacebookGate } from '../features/gate/facebook-gate.tsx'
import { loadTexts } from '../lib/i18n/texts.ts'

const LaunchDialog = lazyDialog(async () => {
  const [{ LaunchDialog: component }] = await Promise.all([
    import('../features/campaigns/launch/launch-dialog.tsx'),
    loadTexts('launch'),
    loadTexts('campaigns'),
  ])
  return component
})

/** Features do not know each other: the gate and the launch dialog are given to the dashboard here. */
export function DashboardRoute() {
  return <DashboardPage Gate={FacebookGate} LaunchDialog={LaunchDialog} />
}
