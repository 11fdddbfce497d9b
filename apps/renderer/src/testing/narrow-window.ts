import { onTestFinished, vi } from 'vitest'

/** Until its end, the window of a test is as narrow as any page asks, or as narrow as this. */
export function narrowWindow(asked = 'max-width'): void {
  const real = window.matchMedia.bind(window)
  const spy = vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = real(query)
    Object.defineProperty(list, 'matches', { value: query.includes(asked) })
    return list
  })
  onTestFinished(() => spy.mockRestore())
}

/** The window of these tests is no screen on which a table has all of its columns. */
export const wideWindow = () => narrowWindow('of none')
