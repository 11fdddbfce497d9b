import { lazyDialog } from '../../components/lazily.tsx'
import { loadTexts } from '../../lib/i18n/texts.ts'
import { useRehearsal } from '../../lib/rehearsal/request.ts'

const RehearsalDrawer = lazyDialog(async () => {
  const [{ RehearsalDrawer: component }] = await Promise.all([
    import('../../features/rehearsal/rehearsal-drawer.tsx'),
    loadTexts('rehearsal'),
  ])
  return component
})

/** Above whatever page asked for it; loaded when it is first opened. */
export function RehearsalHost() {
  const asked = useRehearsal((state) => state.asked)
  if (!asked) return null
  return <RehearsalDrawer asked={asked} />
}
