import { dig, isList, type Json } from '../http/json.ts'
import { sendingPage } from './graph-auth.ts'
import { badParameter, GraphError, unknownPath } from './graph-errors.ts'
import type { GraphPage, GreetingOf, IceBreakersOf, TokenRecord } from './graph-model.ts'
import type { GraphRequest } from './graph-request.ts'
import type { GraphState } from './graph-state.ts'

/** Of each page in ten minutes, reads and writes together. */
const callsAllowed = 10
const allowedInMs = 10 * 60_000

const tooMany = '(#613) Calls to this api have exceeded the rate limit.'

const kinds = ['ice_breakers', 'greeting'] as const

/** The page's Messenger profile, of which there is only what the program sets: its welcome screen. */
export function createProfileRoute(state: GraphState) {
  const calls = new Map<string, readonly number[]>()
  const count = (page: GraphPage) => {
    const now = state.clock.now()
    const latest = (calls.get(page.id) ?? []).filter((at) => at > now - allowedInMs)
    if (latest.length >= callsAllowed) throw new GraphError({ code: 613, message: tooMany })
    calls.set(page.id, [...latest, now])
  }
  return function messengerProfile(
    request: GraphRequest,
    token: TokenRecord,
    segment: string,
  ): Json {
    const page = sendingPage(state, token, segment, request.method)
    count(page)
    switch (request.method) {
      case 'GET':
        return { data: shownOf(page) }
      case 'POST': {
        const given = kinds.filter((kind) => request.json(kind) !== undefined)
        if (given.length === 0)
          throw badParameter('The parameter greeting or ice_breakers is required')
        const questions = given.includes('ice_breakers') ? readIceBreakers(request) : null
        const greeting = given.includes('greeting') ? readGreeting(request) : null
        if (questions) page.iceBreakers = questions
        if (greeting) page.greeting = greeting
        return { result: 'success' }
      }
      case 'DELETE': {
        const fields = request.json('fields')
        if (!isList(fields) || !kinds.some((kind) => fields.includes(kind)))
          throw badParameter('The parameter fields is required')
        if (fields.includes('ice_breakers')) page.iceBreakers = []
        if (fields.includes('greeting')) page.greeting = []
        return { result: 'success' }
      }
      default:
        throw unknownPath('/messenger_profile')
    }
  }
}

function shownOf({ iceBreakers, greeting }: GraphPage): Json[] {
  const kept = {
    ...(iceBreakers.length > 0 && { ice_breakers: iceBreakers }),
    ...(greeting.length > 0 && { greeting }),
  }
  return Object.keys(kept).length > 0 ? [kept] : []
}

function readGreeting(request: GraphRequest): readonly GreetingOf[] {
  const given = request.json('greeting')
  if (!isList(given)) throw badParameter('Param greeting must be an array')
  const all = given.map((one) => ({
    locale: textOf(dig(one, 'locale'), 20, 'greeting'),
    text: textOf(dig(one, 'text'), 160, 'greeting'),
  }))
  if (!all.some(({ locale }) => locale === 'default'))
    throw badParameter('Param greeting must contain the default locale')
  return all
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

function textOf(value: Json | undefined, most: number, param = 'ice_breakers'): string {
  if (typeof value === 'string' && value !== '' && value.length <= most) return value
  throw badParameter(`Param ${param} must have texts of 1 to ${most} characters`)
}
