import type { Page } from '@playwright/test'

export interface Drawing {
  /** Calls once the next frame is drawn. */
  palDrawn: (then: () => void) => void
}

/** Gives the page's scripts `palDrawn`; what is added to the page after it may use that. */
export function addDrawn(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const drawing = window as unknown as Drawing
    drawing.palDrawn = (then) =>
      requestAnimationFrame(() => {
        // What is posted in a frame arrives once that frame is drawn.
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => {
          port1.close()
          then()
        })
        port1.start()
        port2.postMessage(null)
      })
  })
}
