import { describe, expect, it } from 'vitest'

import { ar } from './ar/ar.ts'
import { logLines as arLogLines } from './ar/log-lines.ts'
import { bn } from './bn/bn.ts'
import { logLines as bnLogLines } from './bn/log-lines.ts'
import { de } from './de/de.ts'
import { logLines as deLogLines } from './de/log-lines.ts'
import { analytics } from './en/analytics.ts'
import { campaigns } from './en/campaigns.ts'
import { conversations } from './en/conversations.ts'
import { dashboard } from './en/dashboard.ts'
import { agentPause } from './en/frame/agent-pause.ts'
import { disconnected, notFound } from './en/frame/disconnected.ts'
import { cameBy, filter, ofLists, stage } from './en/frame/filter.ts'
import { connection, gate, ofBudgets, vault } from './en/frame/gate.ts'
import { unsaved } from './en/frame/unsaved.ts'
import { help } from './en/help.ts'
import { launch } from './en/launch.ts'
import { logLines } from './en/log-lines.ts'
import { logs } from './en/logs.ts'
import { orders } from './en/orders.ts'
import { amount, number } from './en/orders/amounts.ts'
import { palette } from './en/palette.ts'
import { products } from './en/products.ts'
import { reasons } from './en/reasons.ts'
import { terminalReasons } from './en/reasons/terminal.ts'
import { rehearsalOffers } from './en/rehearsal-offers.ts'
import { rehearsal } from './en/rehearsal.ts'
import { settings } from './en/settings.ts'
import { settingsDataParts } from './en/settings/data-parts.ts'
import {
  settingsLoginParts,
  settingsPagesParts,
  settingsWebhookParts,
} from './en/settings/integration-parts.ts'
import { shell } from './en/shell.ts'
import { tasks } from './en/tasks.ts'
import { testChat } from './en/test-chat.ts'
import { es } from './es/es.ts'
import { logLines as esLogLines } from './es/log-lines.ts'
import { fr } from './fr/fr.ts'
import { logLines as frLogLines } from './fr/log-lines.ts'

const pages = {
  agentPause,
  amount,
  analytics,
  cameBy,
  campaigns,
  connection,
  conversations,
  dashboard,
  disconnected,
  filter,
  gate,
  help,
  launch,
  logs,
  number,
  orders,
  palette,
  products,
  tasks,
  rehearsal,
  rehearsalOffers,
  stage,
  testChat,
  vault,
}
const english = new Map([
  ...textsOf({ ...shell, ...pages, settings, reasons, logLines }),
  ...textsOf({
    common: { unsaved, ...ofBudgets, ...ofLists },
    notFound,
    settings: {
      data: settingsDataParts,
      pages: settingsPagesParts,
      login: settingsLoginParts,
      webhook: settingsWebhookParts,
    },
  }),
])
const plural = /_(?:zero|one|two|few|many|other)$/
const inTerminal = new Set(
  Object.keys(terminalReasons).map((code) => `reasons.${code.replace(plural, '')}`),
)

const counted = new Set(
  [...english.keys()].filter((key) => key.endsWith('_one')).map((key) => key.replace(plural, '')),
)
const isCounted = (key: string) => plural.test(key) && counted.has(key.replace(plural, ''))

/** What is the same word, a name, or nothing but placeholders. */
const sameWord: Readonly<Record<string, RegExp>> = {
  bn: /^(?:Messenger API|SMS|Telegram)$/,
  es: /^(?:Error|General|No|SMS|Sticker|Subtotal|Telegram|Total|Video|Zoom)$/,
  fr: /^(?:Actions?|Active|Agent|Budget|Conversions?|Conversations?|Date|Description|Info|Licences|Messages?|Note|Notifications|Pages?|Points|Port|Services|SMS|Stock|Telegram|Total|Type|Versions|\{\{count\}\} (?:conversation|message|minute)s?)$/,
  de: /^(?:Agent|In \{\{currency\}\}|Budget|Dashboard|Debug|Details|Info|Link|Name|Optional|Port|Region|SMS|Status(?:: \{\{status\}\})?|Sticker|System|Telegram|Text|Video|Webhook \(optional\))$/,
}
const sameEverywhere =
  /^(?:\W|\{\{\w+\}\})*$|^(?:\{\{page\}\} · )?PAL Admin$|^(?:Facebook|Messenger|bKash|Nagad|Rocket|Tokens?|Webhooks?|npm run link|A6)$/

/** With what only whoever looks at the log loads. */
const languages = {
  bn: { ...bn, logLines: bnLogLines },
  es: { ...es, logLines: esLogLines },
  fr: { ...fr, logLines: frLogLines },
  de: { ...de, logLines: deLogLines },
  ar: { ...ar, logLines: arLogLines },
}

it('has a code for one sentence only, of a reason or of the log', () => {
  const codesOf = (texts: object) => Object.keys(texts).map((key) => key.replace(plural, ''))
  const ofReasons = new Set(codesOf(reasons))
  expect(codesOf(logLines).filter((code) => ofReasons.has(code))).toEqual([])
})

describe.each(Object.entries(languages))('%s', (language, translation) => {
  const texts = textsOf(translation)
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories

  it('has every text, every plural form of the language, and no other text [SH-11]', () => {
    const needed = [...english.keys()].flatMap((key) => {
      if (inTerminal.has(key.replace(plural, ''))) return []
      if (!isCounted(key)) return key
      return forms.map((form) => key.replace(plural, `_${form}`))
    })
    expect(missingFrom([...texts.keys()], needed)).toEqual([])
    expect(missingFrom(needed, [...texts.keys()])).toEqual([])
  })

  it('fills the same places as English [SH-11]', () => {
    for (const [key, text] of texts) {
      const whole = isCounted(key) ? key.replace(plural, '_other') : key
      const asked = places(english.get(whole) ?? '')
      // What is said of one or two may leave the figure out.
      const optional = isCounted(key) && !key.endsWith('_other') ? ['count', 'sent', 'shown'] : []
      const found = places(text)
      expect(missingFrom(asked, found), key).toEqual([])
      expect(missingFrom([...found, ...optional], asked), key).toEqual([])
    }
  })

  it('has forms for one and for many in place of an ending in brackets [SH-11]', () => {
    const hedged = [...texts].filter(([, text]) => /\p{Ll}\(\p{Ll}{1,3}\)/u.test(text))
    expect(hedged).toEqual([])
  })

  it('says nothing in English but what is the same word there [SH-11]', () => {
    const untranslated = [...texts].filter(
      ([key, text]) =>
        english.get(key) === text && !sameEverywhere.test(text) && !sameWord[language]?.test(text),
    )
    expect(untranslated).toEqual([])
  })
})

it.each([
  ['fr', languages.fr, / [:;?!»%]|« /],
  ['de', languages.de, /\S…| […%]/],
  ['es', languages.es, / %/],
])(
  '%s breaks no line before a sign that belongs to the word before it [SH-11]',
  (_, texts, wrong) => {
    expect([...textsOf(texts)].filter(([, text]) => wrong.test(text))).toEqual([])
  },
)

it.each([
  ['es', es, /hasta \{\{(?:time|until)\}\}/i],
  ['fr', fr, /jusqu’à \{\{(?:time|until)\}\}/i],
])(
  '%s puts no word before a time that a day or a date would need another word for [SH-11]',
  (_, texts, wrong) => {
    // Own hours end at a time of day, never on another one.
    const read = [...textsOf(texts)].filter(([key]) => key !== 'reasons.own_hours')
    expect(read.filter(([, text]) => wrong.test(text))).toEqual([])
  },
)

function textsOf(tree: object, path = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([name, value]: [string, unknown]): [string, string][] =>
      typeof value === 'string'
        ? [[path + name, value]]
        : [...textsOf(value as object, `${path}${name}.`)],
    ),
  )
}

function places(text: string): string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name)
}

/** What `wanted` has and `present` lacks. */
function missingFrom(present: readonly string[], wanted: readonly string[]): string[] {
  const known = new Set(present)
  return [...new Set(wanted)].filter((each) => !known.has(each))
}

it('calls what the menus and Settings hold alike by one name, in each language [DT-03]', () => {
  for (const texts of [{ settings, reasons }, bn, es, fr, de, ar]) {
    const { program } = texts.settings
    const { reasons: named } = texts
    expect([program.atLogin, program.keep, program.beta]).toEqual([
      named.desktop_start_at_login,
      named.desktop_keep_running,
      named.update_menu_beta,
    ])
  }
})
