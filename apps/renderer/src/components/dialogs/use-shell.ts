import { useTranslation } from 'react-i18next'

import { useClickBeside } from './use-click-beside.ts'
import { useOnTop } from './use-on-top.ts'

/** How everything that opens over a page opens and closes: by Escape and a click beside it only what is on top. */
export function useShell({ opened, covered = false }: { opened: boolean; covered?: boolean }) {
  const { t } = useTranslation()
  const onTop = useOnTop(opened) && !covered
  const clickBeside = useClickBeside(opened)
  return {
    opened,
    closeOnEscape: onTop,
    closeOnClickOutside: onTop && clickBeside,
    trapFocus: !covered,
    closeButtonProps: { 'aria-label': t('common.close') },
    transitionProps: { duration: 140 },
  }
}
