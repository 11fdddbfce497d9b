import {
  DAY,
  DEFAULT_SCOPES,
  type GraphApp,
  type GraphPage,
  type GraphPerson,
  type GraphPost,
  type GraphUser,
  type TokenRecord,
} from './graph-model.ts'
import { WEBHOOK_FIELDS } from './graph-routes-subscriptions.ts'
import { type GraphState, issueToken } from './graph-state.ts'

export type NewPage = Partial<
  Omit<
    GraphPage,
    | 'token'
    | 'people'
    | 'threads'
    | 'subscribedFields'
    | 'iceBreakers'
    | 'greeting'
    | 'posts'
    | 'restricted'
    | 'name'
  >
> & {
  readonly name: string
  readonly scopes?: readonly string[]
  readonly tasks?: readonly string[]
}

export type NewUser = {
  readonly name?: string
  readonly pages?: readonly GraphPage[]
  readonly scopes?: readonly string[]
  readonly tasks?: readonly string[]
  readonly developer?: boolean
  /** Short-lived as a login in a window gives it (1 h), or long-lived (60 days, the default). */
  readonly shortLived?: boolean
}

/** A token's text, a page (all its tokens) or a user (all tokens that hang on him). */
export type TokenHolder = string | GraphPage | GraphUser

export type GraphSetup = ReturnType<typeof createSetup>

const ALL_TASKS = ['ADVERTISE', 'ANALYZE', 'CREATE_CONTENT', 'MESSAGING', 'MODERATE', 'MANAGE']

export function createSetup(state: GraphState) {
  const held = (holder: TokenHolder): TokenRecord[] => {
    const all = [...state.tokens.values()]
    if (typeof holder === 'string') return all.filter((token) => token.value === holder)
    return all.filter((token) => token.pageId === holder.id || token.userId === holder.id)
  }

  return {
    addPage({ scopes = DEFAULT_SCOPES, tasks = ALL_TASKS, ...given }: NewPage): GraphPage {
      const id = given.id ?? state.nextId(15)
      const token = issueToken(state, {
        kind: 'PAGE',
        pageId: id,
        userId: state.nextId(15),
        scopes: new Set(scopes),
        tasks,
      })
      const page: GraphPage = {
        category: 'Clothing store',
        reviewed: true,
        humanAgent: false,
        requireProof: false,
        profileAccess: false,
        engagedUsers: null,
        utilityTemplates: [],
        ...given,
        id,
        token: token.value,
        restricted: false,
        subscribedFields: null,
        iceBreakers: [],
        greeting: [],
        posts: [],
        people: new Map(),
        threads: new Map(),
      }
      state.pages.set(id, page)
      return page
    },

    addUser(given: NewUser = {}): GraphUser {
      const id = state.nextId(15)
      const scopes = new Set(given.scopes ?? DEFAULT_SCOPES)
      const life = given.shortLived === true ? DAY / 24 : 60 * DAY
      const token = issueToken(state, {
        kind: 'USER',
        userId: id,
        scopes,
        expiresAt: state.clock.now() + life,
      })
      const tasks = given.tasks ?? ALL_TASKS
      const user: GraphUser = {
        id,
        name: given.name ?? 'Sara Seller',
        token: token.value,
        scopes,
        pages: (given.pages ?? []).map((page) => ({ page, tasks })),
        developer: given.developer ?? false,
      }
      state.users.set(id, user)
      return user
    },

    addPerson(
      page: GraphPage,
      given: Partial<GraphPerson> & { readonly name: string },
    ): GraphPerson {
      const psid = given.psid ?? state.nextId(17)
      const person: GraphPerson = { role: null, blocked: false, ...given, psid }
      page.people.set(psid, person)
      return person
    },

    addPost(page: GraphPage, text: string): GraphPost {
      const id = `${page.id}_${state.nextId(15)}`
      const post: GraphPost = { id, text, at: state.clock.now(), comments: [] }
      page.posts.unshift(post)
      return post
    },

    /** What the product does by POST /{page}/subscribed_apps, for tests of something else. */
    subscribe(page: GraphPage, fields: readonly string[] = WEBHOOK_FIELDS): void {
      page.subscribedFields = fields
    },

    /** 463 expired (default), 460 password changed, 458 app removed, 459 checkpoint, 467 logged out. */
    expireToken(holder: TokenHolder, subcode = 463): void {
      for (const token of held(holder)) token.deadSubcode = subcode
    },

    /** From here on it is another app that asks; the tokens made so far are of the one before. */
    changeApp(app: Pick<GraphApp, 'id' | 'secret'>): void {
      for (const token of state.tokens.values()) token.formerSecret ??= state.app.secret
      Object.assign(state.app, app)
    },

    reviveToken(holder: TokenHolder): void {
      for (const token of held(holder)) token.deadSubcode = null
    },

    revokePermission(holder: TokenHolder, scope: string): void {
      for (const token of held(holder)) token.scopes.delete(scope)
    },

    grantPermission(holder: TokenHolder, scope: string): void {
      for (const token of held(holder)) token.scopes.add(scope)
    },

    restrictPage(page: GraphPage, restricted = true): void {
      page.restricted = restricted
    },
  }
}
