import type { AxeBuilder } from '@axe-core/playwright'

/** Dark differs from light by its colours alone. Nobody reads what axe-core says of all that is well. */
export const looks = {
  light: (axe: AxeBuilder) => axe.options({ resultTypes: ['violations'] }),
  dark: (axe: AxeBuilder) =>
    axe.options({
      resultTypes: ['violations'],
      runOnly: ['color-contrast', 'link-in-text-block'],
    }),
}
