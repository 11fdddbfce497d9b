import { vi } from 'vitest'

/** Until the mocks are restored, the window is as narrow as any page asks. */
export function narrowWindow(): void {
  const real = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = real(query)
    if (query.includes('max-width')) Object.defineProperty(list, 'matches', { value: true })
    return list
  })
}
