import type { Answer, Body } from '@pal/core/contract/endpoints'
import { AppError } from '@pal/core/errors'
import { entry } from '@pal/core/texts/log-line'
import { because } from '@pal/core/texts/reason'
import { connectedPage } from '@pal/db/pages/pages'

import { throwAsAppError } from '../graph/graph-error.ts'
import {
  type MessengerProfile,
  readMessengerProfile,
  writeMessengerProfile,
} from '../graph/messenger-profile.ts'
import type { FacebookParts } from './facebook-pages.ts'

type Parts = Pick<FacebookParts, 'store' | 'secrets' | 'graph' | 'log'>

/** Facebook alone keeps it, so whatever another program has set is shown as well. */
export async function messengerProfileOf(
  parts: Parts,
  pageId: string,
): Promise<Answer<'messengerProfile.get'>> {
  const { access } = await pageToAsk(parts, pageId)
  return shownOf(await readMessengerProfile(parts.graph, access).catch(throwAsAppError))
}

/** What customers of one language see, which only other programs set, stays as it is, or goes with all of its kind. */
export async function saveMessengerProfile(
  parts: Parts,
  pageId: string,
  { before, ...wanted }: Body<'messengerProfile.save'>,
): Promise<Answer<'messengerProfile.save'>> {
  const { access, name } = await pageToAsk(parts, pageId)
  const there = await readMessengerProfile(parts.graph, access).catch(throwAsAppError)
  const shown = shownOf(there)
  // The answer to an earlier try was lost.
  if (isSame(shown.greeting, wanted.greeting) && isSame(shown.questions, wanted.questions)) {
    return shown
  }
  if (!isSame(shown.greeting, before.greeting) || !isSame(shown.questions, before.questions)) {
    throw new AppError('conflict', because('welcome_changed'))
  }
  const changed = {
    ...(!isSame(shown.questions, wanted.questions) && {
      ice_breakers: withQuestions(there, wanted.questions),
    }),
    ...(!isSame(shown.greeting, wanted.greeting) && {
      greeting: withGreeting(there, wanted.greeting),
    }),
  }
  await writeMessengerProfile(parts.graph, access, changed).catch(throwAsAppError)
  parts.log.write('info', 'facebook', entry('welcome_saved', { page: name }), { pageId })
  return wanted
}

const isSame = (one: string | readonly string[], other: string | readonly string[]) =>
  JSON.stringify(one) === JSON.stringify(other)

const isDefault = ({ locale }: { readonly locale: string }) => locale === 'default'

const shownOf = ({ greeting, ice_breakers }: MessengerProfile) => ({
  greeting: greeting.find(isDefault)?.text ?? '',
  questions: ice_breakers.find(isDefault)?.call_to_actions.map(({ question }) => question) ?? [],
})

function withQuestions({ ice_breakers: there }: MessengerProfile, questions: readonly string[]) {
  // Facebook takes those of one language only along with those of all others.
  if (questions.length === 0) return []
  const known = new Map(
    (there.find(isDefault)?.call_to_actions ?? [])
      .filter(({ payload }) => payload !== '')
      .map((one) => [one.question.trim(), one]),
  )
  // What taps on a question carry to another program, while it stays as it is.
  const actions = questions.map((question) => ({
    question,
    payload: question,
    ...known.get(question),
  }))
  return [
    { locale: 'default', call_to_actions: actions },
    ...there.filter((one) => !isDefault(one)),
  ]
}

/** The same holds for greetings. */
const withGreeting = ({ greeting: there }: MessengerProfile, text: string) =>
  text === '' ? [] : [{ locale: 'default', text }, ...there.filter((one) => !isDefault(one))]

async function pageToAsk({ store, secrets }: Parts, pageId: string) {
  const page = await connectedPage(store.db, pageId)
  const token = await secrets.get(`facebook.page_token.${pageId}`)
  if (token === null) throw new AppError('conflict', because('page_token_not_stored'))
  return { access: { pageId, token }, name: page.name }
}
