import { DashboardPage } from '../features/dashboard/dashboard-page.tsx'
import { FacebookGate } from '../features/gate/facebook-gate.tsx'

/** Features do not know each other: the gate is given to the dashboard here. */
export function DashboardRoute() {
  return <DashboardPage Gate={FacebookGate} />
}
