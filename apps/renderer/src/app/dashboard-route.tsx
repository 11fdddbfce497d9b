import { DashboardPage } from '../features/dashboard/dashboard-page.tsx'
import { DashboardReady } from '../features/dashboard/dashboard-ready.tsx'
import { FacebookGate } from '../features/gate/facebook-gate.tsx'

/** Features do not know each other: the gate is put around the dashboard's campaigns here. */
export function DashboardRoute() {
  return (
    <DashboardPage>
      <FacebookGate requireFullConfig>
        <DashboardReady />
      </FacebookGate>
    </DashboardPage>
  )
}
