const mostKept = 50
const reachable = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea'
/** A row of a table is one, too. */
const stop = `${reachable}, tr`

/**
 * Gives the focus back to somebody who works by keyboard and lost it: to the button that was disabled
 * while it was busy, or, where that is gone, to what is in its place.
 */
export function keepFocus(): () => void {
  let byKeyboard = false
  /** What had the focus, the newest last. */
  const had: HTMLElement[] = []
  let around: readonly Element[] = []
  let looking = false
  /** Given away by Escape in a field, not taken by what happened to its place. */
  let letGo = false

  const onKey = () => {
    byKeyboard = true
  }
  const onPointer = () => {
    byKeyboard = false
  }
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return
    letGo = false
    around = ancestorsOf(target)
    had.push(target)
    if (had.length > mostKept) had.shift()
  }
  const onBlur = ({ target, relatedTarget }: FocusEvent) => {
    const isField = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement
    letGo = isField && !target.disabled && relatedTarget === null
  }
  const look = () => {
    looking = false
    if (!byKeyboard || document.activeElement !== document.body) return
    const last = had.at(-1)
    if (last?.isConnected) return letGo ? undefined : last.focus()
    const near = around
      .find((element) => element.isConnected)
      ?.querySelector<HTMLElement>(reachable)
    // With a whole dialog it is what led to it.
    const before = had.findLast((element) => element.isConnected && element.matches(stop))
    // Of a page that is left nothing is there any more.
    ;(near ?? before ?? document.querySelector('main'))?.focus()
  }
  const changed = new MutationObserver(() => {
    if (looking || !byKeyboard || document.activeElement !== document.body) return
    looking = true
    // Whoever gives the focus away on purpose does so first.
    requestAnimationFrame(() => requestAnimationFrame(look))
  })

  addEventListener('keydown', onKey, true)
  addEventListener('pointerdown', onPointer, true)
  addEventListener('focusin', onFocus, true)
  addEventListener('focusout', onBlur, true)
  const attributeFilter = ['disabled']
  changed.observe(document.body, { subtree: true, childList: true, attributeFilter })
  return () => {
    removeEventListener('keydown', onKey, true)
    removeEventListener('pointerdown', onPointer, true)
    removeEventListener('focusin', onFocus, true)
    removeEventListener('focusout', onBlur, true)
    changed.disconnect()
  }
}

/** Up to the page: what is outside of it is no place of the one that had the focus. */
function ancestorsOf(element: Element): Element[] {
  const found: Element[] = []
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    found.push(at)
    if (at.matches('main, [role="dialog"]')) break
  }
  return found
}
