import { lazyDialog } from '../components/lazily.tsx'
import { DashboardPage } from '../features/dashboard/dashboard-page.tsx'
import { loadTexts } from '../lib/i18n/texts.ts'

/** Features do not know each other: the launch dialog gets its gate here, and the dashboard both. */
const LaunchDialog = lazyDialog(async () => {
  const [{ LaunchDialog: Dialog }, { FacebookGate }] = await Promise.all([
    import('../features/campaigns/launch/launch-dialog.tsx'),
    import('../features/gate/facebook-gate.tsx'),
    loadTexts('launch'),
    loadTexts('campaigns'),
  ])
  return function GatedLaunch(props: { readonly onClose: () => void }) {
    return <Dialog Gate={FacebookGate} {...props} />
  }
})

export function DashboardRoute() {
  return <DashboardPage LaunchDialog={LaunchDialog} />
}
