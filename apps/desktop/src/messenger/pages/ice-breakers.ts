import type { Answer, Body } from '@pal/core/contract/endpoints'
import { AppError, notFound } from '@pal/core/errors'
import { entry } from '@pal/core/texts/log-line'
import { because } from '@pal/core/texts/reason'
import { pageById } from '@pal/db/pages/pages'

import { throwAsAppError } from '../graph/graph-error.ts'
import { type IceBreakers, readIceBreakers, writeIceBreakers } from '../graph/ice-breakers.ts'
import type { FacebookParts } from './facebook-pages.ts'

type Parts = Pick<FacebookParts, 'store' | 'secrets' | 'graph' | 'log'>

/** Facebook alone keeps them, so whatever another program has set is shown as well. */
export async function iceBreakersOf(
  parts: Parts,
  pageId: string,
): Promise<Answer<'iceBreakers.get'>> {
  const { access } = await pageToAsk(parts, pageId)
  const all = await readIceBreakers(parts.graph, access).catch(throwAsAppError)
  return { questions: questionsOf(all) }
}

/** Those of customers of one language, which only other programs set, stay as they are. */
export async function saveIceBreakers(
  parts: Parts,
  pageId: string,
  { before, questions }: Body<'iceBreakers.save'>,
): Promise<Answer<'iceBreakers.save'>> {
  const { access, name } = await pageToAsk(parts, pageId)
  const there = await readIceBreakers(parts.graph, access).catch(throwAsAppError)
  if (JSON.stringify(questionsOf(there)) !== JSON.stringify(before)) {
    throw new AppError('conflict', because('ice_breakers_changed'))
  }
  const known = there.find(isDefault)?.call_to_actions ?? []
  // What taps on a question carry to another program, while it stays as it is.
  const actions = questions.map(
    (question) => known.find((one) => one.question === question) ?? { question, payload: question },
  )
  // Facebook takes those of one language only along with those of all others.
  const all =
    actions.length === 0
      ? []
      : [{ locale: 'default', call_to_actions: actions }, ...there.filter((one) => !isDefault(one))]
  await writeIceBreakers(parts.graph, access, all).catch(throwAsAppError)
  const said = entry(questions.length > 0 ? 'ice_breakers_saved' : 'ice_breakers_removed', {
    page: name,
  })
  parts.log.write('info', 'facebook', said, { pageId })
  return { questions }
}

const isDefault = ({ locale }: IceBreakers) => locale === 'default'

const questionsOf = (all: readonly IceBreakers[]) =>
  all.find(isDefault)?.call_to_actions.map(({ question }) => question) ?? []

async function pageToAsk({ store, secrets }: Parts, pageId: string) {
  const page = await pageById(store.db, pageId)
  if (!page || page.disconnected_at !== null) throw notFound('page_not_found')
  const token = await secrets.get(`facebook.page_token.${pageId}`)
  if (token === null) throw new AppError('conflict', because('page_token_not_stored'))
  return { access: { pageId, token }, name: page.name }
}
