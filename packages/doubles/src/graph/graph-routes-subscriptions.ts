import { type Json, isList } from '../http/json.ts'
import { needScopes, pageForToken } from './graph-auth.ts'
import { badParameter, unknownPath } from './graph-errors.ts'
import type { TokenRecord } from './graph-model.ts'
import type { GraphRequest } from './graph-request.ts'
import type { GraphState } from './graph-state.ts'

export const WEBHOOK_FIELDS = [
  'messages',
  'messaging_postbacks',
  'message_deliveries',
  'message_reads',
  'message_echoes',
  'message_edits',
  'message_reactions',
  'messaging_policy_enforcement',
  'standby',
  'messaging_handovers',
  'messaging_optins',
  'messaging_referrals',
  'response_feedback',
  'feed',
] as const

export type WebhookField = (typeof WEBHOOK_FIELDS)[number]

export function createSubscriptionRoute(state: GraphState) {
  return function subscribedApps(request: GraphRequest, token: TokenRecord, segment: string): Json {
    const page = pageForToken(state, token, segment, request.method)
    needScopes(token, 'pages_manage_metadata')
    switch (request.method) {
      case 'GET':
        return {
          data:
            page.subscribedFields === null
              ? []
              : [
                  {
                    category: 'Business',
                    link: 'https://example.com/',
                    name: state.app.name,
                    id: state.app.id,
                    subscribed_fields: page.subscribedFields,
                  },
                ],
        }
      case 'POST':
        page.subscribedFields = readFields(request)
        return { success: true }
      case 'DELETE':
        page.subscribedFields = null
        return { success: true }
      default:
        throw unknownPath('/subscribed_apps')
    }
  }
}

function readFields(request: GraphRequest): readonly string[] {
  const given = request.json('subscribed_fields') ?? request.param('subscribed_fields')?.split(',')
  if (given === undefined) throw badParameter('The parameter subscribed_fields is required')
  if (!isList(given)) throw badParameter('Param subscribed_fields must be an array')
  const known: readonly string[] = WEBHOOK_FIELDS
  const names = given.map(String)
  for (const [index, name] of names.entries())
    if (!known.includes(name))
      throw badParameter(
        `Param subscribed_fields[${index}] must be one of {${WEBHOOK_FIELDS.join(', ')}} - got "${name}".`,
      )
  return names
}
