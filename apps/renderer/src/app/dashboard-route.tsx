import { DashboardPage } from '../features/dashboard/dashboard-page.tsx'
import { FacebookGate } from '../features/gate/facebook-gate.tsx'

/** Features do not know each other: the gate is put in front of the dashboard's figures here. */
export function DashboardRoute() {
  return <DashboardPage setUp={<FacebookGate>{null}</FacebookGate>} />
}
