import { vi } from 'vitest'

/** A window of so many pixels, as long as globals are stubbed. */
export const windowOf = (pixels: number) =>
  vi.stubGlobal('matchMedia', (query: string) => {
    const [, side, em] = /(min|max)-width: ([\d.]+)em/.exec(query) ?? []
    const edge = Number(em) * 16
    return {
      matches: side === 'min' ? pixels >= edge : side === 'max' && pixels <= edge,
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }
  })
