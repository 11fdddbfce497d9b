import { because, type Reason } from '@pal/core/texts/reason'
import * as z from 'zod/mini'

import { GraphError } from './graph-error.ts'
import { toWaiting } from './graph-errors.ts'
import { paging } from './graph-thread.ts'
import type { GraphClient } from './graph.ts'
import { tokenFacts, type AppKeys } from './token-facts.ts'

/** Without these the relay cannot read and answer. */
const neededPermissions = [
  'pages_messaging',
  'pages_manage_metadata',
  'pages_read_engagement',
] as const

export type PageIdentity =
  | {
      readonly ok: true
      readonly id: string
      readonly name: string
      readonly category: string
      /** Null where it has no end, or Facebook was not asked. */
      readonly expiresAt: number | null
      readonly dataAccessExpiresAt: number | null
    }
  | {
      readonly ok: false
      readonly reason: Reason
      readonly missing: readonly string[]
      /** Why Facebook said neither yes nor no: out of reach, too many calls, or the app's id and secret are wrong. */
      readonly undecided: GraphError | null
    }

const named = z.looseObject({ id: z.string(), name: z.string() })
const pageNode = z.looseObject({ id: z.string(), name: z.string(), category: z.string() })

export const tokenOfPerson = because('token_of_person')

/** Whose page this token is, and whether it can do the work. */
export async function identifyPage(
  graph: GraphClient,
  token: string,
  app: AppKeys | null = null,
): Promise<PageIdentity> {
  const page = await ownPage(graph, token)
  if ('ok' in page) return page
  try {
    const seen = app && (await tokenFacts(graph, app, token))
    if (seen?.type === 'USER') return refused(tokenOfPerson)
    const missing = seen ? missingOf(seen.scopes) : await refusedReads(graph, page.id, token)
    if (missing.length > 0) return refused(lacking(missing), missing)
    const { id, name, category } = page
    const { expiresAt = null, dataAccessExpiresAt = null } = seen ?? {}
    return { ok: true, id, name, category, expiresAt, dataAccessExpiresAt }
  } catch (error) {
    if (!(error instanceof GraphError)) throw error
    const undecided = app !== null || error.undecided
    return { ...refused(toWaiting(error.reason)), undecided: undecided ? error : null }
  }
}

/** What the token itself may tell: whether it is alive is judged by this alone. */
async function ownPage(graph: GraphClient, token: string) {
  try {
    // Only a page has a category: a person's token is refused for asking.
    const { id, name, category } = await graph.get({
      path: '/me',
      token,
      params: { fields: 'id,name,category' },
      answer: pageNode,
    })
    return { id, name, category }
  } catch (error) {
    if (!(error instanceof GraphError)) throw error
    if (error.kind === 'bad_request' && (await isPerson(graph, token)))
      return refused(tokenOfPerson)
    if (error.code === 190 && error.subcode === null) {
      return refused(because('token_unknown'))
    }
    return { ...refused(toWaiting(error.reason)), undecided: error.undecided ? error : null }
  }
}

function refused(reason: Reason, missing: readonly string[] = []) {
  return { ok: false, reason, missing, undecided: null } as const
}

const isPerson = (graph: GraphClient, token: string) => has(graph, token, 'id,name')

/** Only a page has a category. */
export const isPage = (graph: GraphClient, token: string) => has(graph, token, 'id,category')

async function has(graph: GraphClient, token: string, fields: string): Promise<boolean> {
  return graph
    .get({ path: '/me', token, params: { fields }, answer: z.looseObject({ id: z.string() }) })
    .then(() => true)
    .catch((error: unknown) => {
      if (error instanceof GraphError) return false
      throw error
    })
}

export function missingOf(scopes: readonly string[]): string[] {
  return neededPermissions.filter((scope) => !scopes.includes(scope))
}

function lacking(missing: readonly string[]): Reason {
  return because('token_lacks_permissions', {
    count: missing.length,
    permissions: missing.join(', '),
  })
}

/** The same where nobody holds the token: in a login, and of a page that is connected. */
export function notAllowed(missing: readonly string[]): Reason {
  return because('permissions_missing', { count: missing.length, permissions: missing.join(', ') })
}

/** Without app id and secret Facebook tells of one missing permission at a time, by refusing. */
async function refusedReads(graph: GraphClient, pageId: string, token: string): Promise<string[]> {
  try {
    await graph.get({
      path: `/${pageId}/conversations`,
      token,
      pageId,
      kind: 'read',
      params: { platform: 'messenger', fields: 'id', limit: '1' },
      answer: z.looseObject({ data: z.array(z.unknown()) }),
    })
    return []
  } catch (error) {
    if (!(error instanceof GraphError) || error.kind !== 'permission') throw error
    const name = /\bpages?_[a-z_]+/.exec(error.detail ?? '')?.[0]
    if (name === undefined) throw error
    return [name]
  }
}

export interface PageAccount {
  readonly id: string
  readonly name: string
  readonly category: string
  readonly token: string
  readonly tasks: readonly string[]
}

export interface Login {
  readonly userId: string
  readonly userName: string
  readonly pages: readonly PageAccount[]
  /** Without these its pages cannot be listed or not be answered for, and none is here. */
  readonly missing: readonly string[]
  /** The page tokens have no end of their own: they were asked for with a long-lived token. */
  readonly longLived: boolean
}

const exchanged = z.looseObject({ access_token: z.string().check(z.minLength(1)) })
const accounts = z.object({
  data: z.array(
    z.looseObject({
      id: z.string(),
      name: z.string(),
      category: z._default(z.string(), ''),
      access_token: z.optional(z.string()),
      tasks: z._default(z.array(z.string()), []),
    }),
  ),
  paging,
})
/** A hundred pages each; nobody has more, and a circle in Facebook's cursors ends here. */
const mostAccountCalls = 50

/** The person of this token and their pages, with a token for each. */
export async function loginWithUserToken(
  graph: GraphClient,
  accessToken: string,
  app: AppKeys | null = null,
): Promise<Login> {
  const token = app ? await longLived(graph, accessToken, app) : accessToken
  const user = await graph.get({
    path: '/me',
    token,
    params: { fields: 'id,name' },
    answer: named,
  })
  const missing = await declined(graph, token)
  const pages: PageAccount[] = []
  // Facebook would refuse the list for one of them, and tell of that alone.
  if (missing.length > 0) {
    return { userId: user.id, userName: user.name, pages, missing, longLived: app !== null }
  }
  let after: string | undefined
  for (let call = 0; call < mostAccountCalls; call += 1) {
    const { data, paging: next } = await graph.get({
      path: '/me/accounts',
      token,
      params: {
        fields: 'id,name,category,access_token,tasks',
        limit: '100',
        ...(after !== undefined && { after }),
      },
      answer: accounts,
    })
    for (const { id, name, category, access_token, tasks } of data) {
      // A page on which the person has no role comes without a token.
      if (access_token) pages.push({ id, name, category, token: access_token, tasks })
    }
    after = next?.next === undefined ? undefined : next.cursors?.after
    if (after === undefined) break
  }
  return { userId: user.id, userName: user.name, pages, missing, longLived: app !== null }
}

const granted = z.looseObject({
  data: z.array(z.looseObject({ permission: z.string(), status: z.string() })),
})

/** What the person did not allow, of what the relay cannot do without. */
async function declined(graph: GraphClient, token: string): Promise<string[]> {
  const { data } = await graph.get({ path: '/me/permissions', token, answer: granted })
  const given = data
    .filter(({ status }) => status === 'granted')
    .map(({ permission }) => permission)
  return [...neededPermissions, 'pages_show_list'].filter((name) => !given.includes(name))
}

async function longLived(graph: GraphClient, token: string, app: AppKeys): Promise<string> {
  const { access_token } = await graph.get({
    path: '/oauth/access_token',
    token: null,
    params: {
      grant_type: 'fb_exchange_token',
      client_id: app.id,
      client_secret: app.secret,
      fb_exchange_token: token,
    },
    answer: exchanged,
  })
  return access_token
}
