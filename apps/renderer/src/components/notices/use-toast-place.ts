import { useEffect } from 'react'

/** Between a toast, the edge of the window and a dialog. */
const edge = 16
const gap = 8
const wide = '(min-width: 80em)'
/** What takes a dialog elsewhere that is neither new nor of another size. */
const moves = ['resize', 'scroll', 'transitionend'] as const

/**
 * While something is said: where a toast has no room beside or above the dialog on top, it is below,
 * and where there is none either, just above that dialog's buttons. Dialogs come, grow and go meanwhile.
 * On a page it is above what floats at the page's foot.
 */
export function useToastPlace(open: boolean): void {
  useEffect(() => {
    if (!open) return
    const root = document.documentElement
    const seen = new WeakSet<Element>()
    let frame = 0
    const follow = () => {
      frame = 0
      const dialog = [...document.querySelectorAll('.mantine-Modal-content[role="dialog"]')].at(-1)
      const foot = dialog?.querySelector('[data-dialog-foot]')
      const toast = document.querySelector('section:has(> .mantine-Notifications-root)')
      const bar = dialog ? null : document.querySelector('[data-toast-above]')
      if (bar && toast) placeAbove(root, bar, toast)
      else if (dialog && foot && toast) place(root, { dialog, foot, toast })
      else return forget(root)
      // It tells of a part at once that it is given anew.
      for (const part of [dialog, foot, toast, bar].filter((each) => each instanceof Element)) {
        if (seen.has(part)) continue
        seen.add(part)
        sizes.observe(part)
      }
    }
    const soon = () => {
      frame ||= requestAnimationFrame(follow)
    }
    const sizes = new ResizeObserver(soon)
    const parts = new MutationObserver(soon)
    parts.observe(document.body, { childList: true, subtree: true })
    const ended = new AbortController()
    for (const move of moves)
      window.addEventListener(move, soon, { capture: true, signal: ended.signal })
    follow()
    return () => {
      for (const watched of [sizes, parts]) watched.disconnect()
      ended.abort()
      cancelAnimationFrame(frame)
      forget(root)
    }
  }, [open])
}

/** Above a bar at the foot of the window; one that is further up leaves the foot free. */
function placeAbove(root: HTMLElement, bar: Element, toast: Element): void {
  const below = root.clientHeight - bar.getBoundingClientRect().bottom
  const isBelow = below >= edge + toast.getBoundingClientRect().height + gap
  root.style.setProperty('--toast-end', `${isBelow ? edge : fromEnd(root, bar)}px`)
}

interface Parts {
  readonly dialog: Element
  readonly foot: Element
  readonly toast: Element
}

/** How far up something ends that is just above `part`. */
const fromEnd = (root: HTMLElement, part: Element) =>
  Math.round(root.clientHeight - part.getBoundingClientRect().top + gap)

function place(root: HTMLElement, { dialog, foot, toast }: Parts): void {
  const { width, height } = toast.getBoundingClientRect()
  const { left, top, bottom } = dialog.getBoundingClientRect()
  const end = root.clientHeight
  // A dialog is in the middle: there is as much on either side.
  const isFree = matchMedia(wide).matches ? left >= edge + width + gap : top >= edge + height + gap
  const isBelow = end - bottom >= edge + height + gap
  const from = isBelow ? edge : fromEnd(root, foot)
  root.style.setProperty('--toast-end', `${from}px`)
  root.toggleAttribute('data-toast-over-dialog', !isFree)
}

function forget(root: HTMLElement): void {
  root.style.removeProperty('--toast-end')
  root.removeAttribute('data-toast-over-dialog')
}
