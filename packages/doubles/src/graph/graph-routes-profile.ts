import { dig, isList, type Json } from '../http/json.ts'
import { sendingPage } from './graph-auth.ts'
import { badParameter, unknownPath } from './graph-errors.ts'
import type { IceBreakersOf, TokenRecord } from './graph-model.ts'
import type { GraphRequest } from './graph-request.ts'
import type { GraphState } from './graph-state.ts'

/** The page's Messenger profile, of which there is only what the program sets: ice breakers. */
export function createProfileRoute(state: GraphState) {
  return function messengerProfile(
    request: GraphRequest,
    token: TokenRecord,
    segment: string,
  ): Json {
    const page = sendingPage(state, token, segment, request.method)
    switch (request.method) {
      case 'GET':
        return { data: page.iceBreakers.length > 0 ? [{ ice_breakers: page.iceBreakers }] : [] }
      case 'POST':
        page.iceBreakers = readIceBreakers(request)
        return { result: 'success' }
      case 'DELETE': {
        const fields = request.json('fields')
        if (!isList(fields) || !fields.includes('ice_breakers'))
          throw badParameter('The parameter fields is required')
        page.iceBreakers = []
        return { result: 'success' }
      }
      default:
        throw unknownPath('/messenger_profile')
    }
  }
}

function readIceBreakers(request: GraphRequest): readonly IceBreakersOf[] {
  const given = request.json('ice_breakers')
  if (!isList(given)) throw badParameter('Param ice_breakers must be an array')
  const all = given.map((one) => {
    const actions = dig(one, 'call_to_actions')
    if (!isList(actions) || actions.length === 0 || actions.length > 4)
      throw badParameter('Param ice_breakers must have one to four questions')
    const call_to_actions = actions.map((action) => ({
      question: textOf(dig(action, 'question'), 80),
      payload: textOf(dig(action, 'payload'), 1_000),
    }))
    return { locale: textOf(dig(one, 'locale'), 20), call_to_actions }
  })
  if (!all.some(({ locale }) => locale === 'default'))
    throw badParameter('Param ice_breakers must contain the default locale', 2_534_058)
  return all
}

function textOf(value: Json | undefined, most: number): string {
  if (typeof value === 'string' && value !== '' && value.length <= most) return value
  throw badParameter(`Param ice_breakers must have texts of 1 to ${most} characters`)
}
