import { lazy, Suspense } from 'react'

import { loadTexts } from '../../lib/i18n/texts.ts'
import { useRehearsal } from '../../lib/rehearsal/request.ts'

const RehearsalDrawer = lazy(async () => {
  const [{ RehearsalDrawer: component }] = await Promise.all([
    import('../../features/rehearsal/rehearsal-drawer.tsx'),
    loadTexts('rehearsal'),
  ])
  return { default: component }
})

/** Above whatever page asked for it; loaded when it is first opened. */
export function RehearsalHost() {
  const asked = useRehearsal((state) => state.asked)
  if (!asked) return null
  return (
    <Suspense fallback={null}>
      <RehearsalDrawer asked={asked} />
    </Suspense>
  )
}
