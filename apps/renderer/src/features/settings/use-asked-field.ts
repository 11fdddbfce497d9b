import { useEffect, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'

/** So long a tab may take to load before the field is no longer looked for. */
const patienceMs = 5_000
const names =
  'label, legend, h2, .mantine-InputWrapper-label, [role="group"] > * > p[id], [data-field]'
const control = 'input, select, textarea, button'

/** Leads to the field, or the section, whose label has this key. */
export function useAskedField(root: RefObject<HTMLElement | null>, key: string | null): void {
  const { i18n } = useTranslation()
  useEffect(() => {
    const { current } = root
    if (key === null || current === null) return
    const label = i18n.t(key, { defaultValue: '' })
    // An address that names no text of ours.
    if (label === '') return
    const look = () => {
      const named = [...current.querySelectorAll<HTMLElement>(names)].find(
        (element) => wordsOf(element) === label,
      )
      if (named) lead(named)
      return named !== undefined
    }
    if (look()) return
    const observer = new MutationObserver(() => look() && stop())
    const timer = setTimeout(() => stop(), patienceMs)
    const stop = () => {
      observer.disconnect()
      clearTimeout(timer)
    }
    observer.observe(current, { childList: true, subtree: true })
    return stop
  }, [root, key, i18n])
}

/** The words of a switch's label are in the switch: beside them the label holds its explanation. */
function wordsOf(name: HTMLElement): string {
  const field = name instanceof HTMLLabelElement ? name.control : null
  return field?.getAttribute('aria-label') ?? name.textContent.replace(/\s*\*$/, '').trim()
}

function lead(name: HTMLElement): void {
  const field =
    (name instanceof HTMLLabelElement ? name.control : name.closest('button')) ??
    groupOf(name)?.querySelector<HTMLElement>(control)
  name.scrollIntoView({ block: 'center' })
  if (field && !field.matches(':disabled')) return field.focus({ preventScroll: true })
  name.tabIndex = -1
  name.focus({ preventScroll: true })
}

/** What it names or is in. */
function groupOf(name: HTMLElement): Element | null {
  const groups = [...document.querySelectorAll('[role="group"]')]
  const own = groups.find((group) => name.id && group.getAttribute('aria-labelledby') === name.id)
  return own ?? name.closest('[role="group"]')
}
