import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

import { lazily, lazyDialog } from '../../components/lazily.tsx'
import { MissingSaid } from '../../components/missing-part.tsx'
import { showPalette, usePalette } from '../../features/palette/shown.ts'
import { untilHeard } from '../../lib/connection.ts'
import { loadTexts } from '../../lib/i18n/texts.ts'
import { letterOf } from '../../lib/keyboard/letter-of.ts'
import { whenIdle } from '../../lib/when-idle.ts'
import { navItems } from './nav-items.ts'
import { PaletteWaiting } from './palette-waiting.tsx'

// It finds settings by their labels, and says of a campaign whether it runs.
const texts = () =>
  Promise.all([loadTexts('palette'), loadTexts('settings'), loadTexts('campaigns')])

const load = () => Promise.all([import('../../features/palette/palette.tsx'), texts()])

const Palette = lazily(async () => (await load())[0].Palette, {
  Waiting: PaletteWaiting,
  Missing: () => (
    <>
      <PaletteWaiting />
      <MissingSaid />
    </>
  ),
})

const ShortcutsDialog = lazyDialog(async () => {
  const [{ ShortcutsDialog: component }] = await Promise.all([
    import('../../features/palette/shortcuts-dialog.tsx'),
    texts(),
  ])
  return component
})

const typedInto =
  'input, textarea, select, [contenteditable], [role="menu"], [role="dialog"], dialog'

/** Above whatever page is open; loaded when it is first asked for. */
export function PaletteHost({ contentId }: { readonly contentId: string }) {
  const { t } = useTranslation()
  const shown = usePalette((state) => state.shown)

  // Whoever opens it types on at once.
  useEffect(
    () =>
      whenIdle(
        () =>
          void untilHeard()
            .then(load)
            .catch(() => undefined),
      ),
    [],
  )
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.altKey) return
      const main = event.ctrlKey || event.metaKey
      if (main && !event.shiftKey && letterOf(event) === 'k') {
        event.preventDefault()
        showPalette(usePalette.getState().shown === 'search' ? null : 'search')
      } else if ('?؟'.includes(event.key) && !main) {
        const { target } = event
        if (target instanceof Element && target.closest(typedInto)) return
        event.preventDefault()
        showPalette('shortcuts')
      }
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])

  if (shown === null) return null
  const pages = navItems.map(({ path, label, icon }) => ({ path, label: t(label), icon }))
  return shown === 'search' ? <Palette pages={pages} contentId={contentId} /> : <ShortcutsDialog />
}
