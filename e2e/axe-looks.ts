import type { AxeBuilder } from '@axe-core/playwright'

/**
 * Dark differs from light by its colours alone. Nobody reads what axe-core says of all that is well. The
 * product's pages have no frames: what is found needs no page of its own to be put together in, which
 * takes twice as long as the finding (the legacy mode of axe-core has none).
 */
export const looks = {
  light: (axe: AxeBuilder) => axe.setLegacyMode().options({ resultTypes: ['violations'] }),
  dark: (axe: AxeBuilder) =>
    axe.setLegacyMode().options({
      resultTypes: ['violations'],
      runOnly: ['color-contrast', 'link-in-text-block'],
    }),
}
