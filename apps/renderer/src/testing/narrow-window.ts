import { onTestFinished, vi } from 'vitest'

/** Until its end, the window of a test is as narrow as any page asks. */
export function narrowWindow(): void {
  const real = window.matchMedia.bind(window)
  const spy = vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = real(query)
    Object.defineProperty(list, 'matches', { value: query.includes('max-width') })
    return list
  })
  onTestFinished(() => spy.mockRestore())
}
