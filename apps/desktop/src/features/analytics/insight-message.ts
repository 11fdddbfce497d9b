import { insightWords } from '@pal/core/domain/insights'
import { analytics } from '@pal/core/texts/en/analytics'
import { stage as stages } from '@pal/core/texts/en/frame/filter'

import type { Found } from './insights.ts'

/** An insight in English, for logs and for other programs than the window. */
export function insightMessage({ code, params }: Found): string {
  const words: Readonly<Record<string, string | number>> = insightWords(params, {
    locale: 'en',
    stage: (stage) => stages[stage],
  })
  const texts: Readonly<Record<string, string>> = analytics.insight
  const text = texts[`${code}_${params['count'] === 1 ? 'one' : 'other'}`] ?? texts[code] ?? code
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(words[name] ?? ''))
}
