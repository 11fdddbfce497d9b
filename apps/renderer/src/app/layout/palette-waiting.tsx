import { IconSearch } from '@tabler/icons-react'
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'

import { showPalette, typeEarly, usePalette } from '../../features/palette/shown.ts'

import classes from './palette-waiting.module.css'

/** In the place of the palette: who opens it for the first time types on at once. */
export function PaletteWaiting() {
  const { t } = useTranslation()
  const { text } = usePalette((state) => state.early)
  const input = useRef<HTMLInputElement>(null)
  // What had the focus has it again before the palette takes it, and gets it back from there.
  useLayoutEffect(() => {
    const before = document.activeElement
    input.current?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return (
    <div className={classes['line']}>
      <IconSearch size={18} stroke={1.6} aria-hidden />
      <input
        ref={input}
        className={classes['input']}
        aria-label={t('search.label')}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={text}
        onChange={(event) => typeEarly({ text: event.currentTarget.value })}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return
          if (event.key === 'Enter') typeEarly({ entered: true })
          if (event.key === 'Escape') showPalette(null)
        }}
      />
    </div>
  )
}
