import { helpSections, type HelpFile } from '@pal/core/contract/data'
import type { TFunction } from 'i18next'

import { exactTime } from '../../lib/format/format-time.ts'

/** The file, word for word as it is shown and saved. */
export function helpText(t: TFunction, locale: string, { madeAt, sections }: HelpFile): string {
  const parts = helpSections.flatMap((name) => {
    const lines = sections.find((section) => section.name === name)?.lines ?? []
    const title = t(`help.sections.${name}`)
    return ['', title, '-'.repeat(title.length), ...(lines.length > 0 ? lines : [t('help.none')])]
  })
  return [t('help.title', { time: exactTime(madeAt, locale) }), ...parts, ''].join('\n')
}

export const helpFileName = ({ madeAt }: HelpFile) =>
  `pal-help-${madeAt.slice(0, 19).replaceAll(':', '-')}.txt`
