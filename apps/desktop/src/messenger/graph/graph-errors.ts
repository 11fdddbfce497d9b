/** What a failure is about. */
export type GraphErrorKind =
  | 'token'
  | 'app_secret'
  | 'permission'
  | 'review'
  | 'window'
  | 'unavailable_person'
  | 'restricted'
  | 'rate'
  | 'spam'
  | 'transient'
  | 'unreachable'
  | 'not_found'
  | 'deleted'
  | 'media'
  | 'other_app'
  | 'profile'
  | 'bad_request'

/**
 * What the program does about it: try again with growing waits; wait until Facebook allows it (the
 * block ends, the customer writes); ask the seller to connect the page again; stop all sending of
 * the page; give this one thing up.
 */
export type Reaction = 'retry' | 'wait' | 'reconnect' | 'stop_page' | 'give_up'

export interface Verdict {
  readonly kind: GraphErrorKind
  readonly reaction: Reaction
  /** For the seller, in plain words. */
  readonly message: string
}

interface Row extends Verdict {
  /** A code alone is a code with any subcode that no other row names. */
  readonly codes: readonly (number | readonly [code: number, subcode: number])[]
}

const reconnect = 'Connect the page again.'
const deadToken = (codes: Row['codes'], why: string): Row => ({
  codes,
  kind: 'token',
  reaction: 'reconnect',
  message: `${why} ${reconnect}`,
})

/** The Messenger Platform's table, with what each line means to a seller. */
export const graphErrorTable: readonly Row[] = [
  deadToken([190, 102, 104, 463, 467], 'Facebook no longer accepts the access token of this page.'),
  deadToken(
    [[190, 458]],
    'The app was removed from the Facebook account that connected this page.',
  ),
  deadToken(
    [[190, 459]],
    'Facebook wants the owner of the account to log in at facebook.com and confirm who they are.',
  ),
  deadToken(
    [[190, 460]],
    'The password of the Facebook account was changed, which ended the connection.',
  ),
  deadToken([[190, 463]], 'The access token of this page has expired.'),
  deadToken([[190, 464]], 'The Facebook account is not confirmed.'),
  deadToken([[190, 467]], 'The Facebook account was logged out, which ended the connection.'),
  {
    codes: [101],
    kind: 'app_secret',
    reaction: 'reconnect',
    message: 'Facebook does not know this app id and app secret. Check both in the settings.',
  },
  {
    codes: [3, 10, ...range(200, 299)],
    kind: 'permission',
    reaction: 'reconnect',
    message: 'The page was connected without a permission that this needs.',
  },
  {
    codes: [[200, 2_018_028]],
    kind: 'review',
    reaction: 'give_up',
    message:
      'Until Facebook has reviewed your app (App Review), it reaches only people who have a role in the app: administrators, developers and testers.',
  },
  {
    codes: [[10, 2_018_278], [10, 2_534_022], [10, 2_018_065], 2_018_278, 2_534_022, 2_018_065],
    kind: 'window',
    reaction: 'wait',
    message:
      "Facebook allows an answer only within 24 hours of the customer's last message, and that time is over. It opens again when the customer writes.",
  },
  {
    codes: [[10, 2_018_108], [200, 1_545_041], 551, 1_545_041, 2_018_108],
    kind: 'unavailable_person',
    reaction: 'give_up',
    message: 'This person cannot be reached on Messenger right now, or has blocked the page.',
  },
  {
    codes: [[10, 1_893_063], 1_893_063],
    kind: 'restricted',
    reaction: 'stop_page',
    message:
      'Facebook has restricted this page for now: it may not send messages. See the Page Quality tab on Facebook.',
  },
  {
    codes: [368],
    kind: 'restricted',
    reaction: 'stop_page',
    message:
      'Facebook has blocked this action because of its policies. See the Page Quality tab on Facebook.',
  },
  {
    codes: [[613, 2_018_338], 2_018_338],
    kind: 'spam',
    reaction: 'stop_page',
    message: 'Facebook warns that the messages of this page look like spam. Sending was stopped.',
  },
  {
    codes: [4, 17, 32, 341, 613, 80_001, 80_006],
    kind: 'rate',
    reaction: 'wait',
    message: 'Facebook allows this page no more calls for a while. The program goes on by itself.',
  },
  {
    codes: [1, 2],
    kind: 'transient',
    reaction: 'retry',
    message: 'Facebook had a problem of its own. The program tries again.',
  },
  {
    codes: [[100, 33], 803],
    kind: 'not_found',
    reaction: 'give_up',
    message: 'Facebook does not find this, or the connected account may not see it.',
  },
  {
    codes: [[100, 2_018_001], 2_018_001],
    kind: 'not_found',
    reaction: 'give_up',
    message: 'Facebook does not know this customer on this page.',
  },
  {
    codes: [9_000_001, [100, 9_000_001]],
    kind: 'deleted',
    reaction: 'give_up',
    message: 'The message was deleted on Facebook, or is too old to be read there.',
  },
  {
    codes: [[100, 2_018_008], [100, 2_018_047], [100, 2_018_109], 2_018_008, 2_018_047, 2_018_109],
    kind: 'media',
    reaction: 'give_up',
    message: 'Facebook could not take the file: its address, its type or its size does not fit.',
  },
  {
    codes: [2_018_300, [10, 2_018_300], [100, 2_018_300]],
    kind: 'other_app',
    reaction: 'give_up',
    message: 'Another app answers this conversation at the moment.',
  },
  {
    codes: [[100, 2_018_218], [100, 2_018_247], 2_018_218, 2_018_247],
    kind: 'profile',
    reaction: 'give_up',
    message: 'Facebook does not show the profile of this customer.',
  },
  {
    codes: [100, 2500],
    kind: 'bad_request',
    reaction: 'give_up',
    message: 'Facebook refused the request as it was made.',
  },
]

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, n) => from + n)
}

const verdicts = new Map<string, Verdict>(
  graphErrorTable.flatMap(({ codes, ...verdict }) =>
    codes.map((code) => [typeof code === 'number' ? `${code}` : code.join('/'), verdict] as const),
  ),
)

export interface FacebookError {
  readonly code: number
  readonly subcode: number | null
  readonly text: string
  readonly transient: boolean
}

export function judge({ code, subcode, text, transient }: FacebookError): Verdict {
  // This one has no code of its own.
  if (code === 100 && subcode === null && text.includes('appsecret_proof')) return badSecret
  const exact = verdicts.get(`${code}/${subcode}`)
  if (exact) return exact
  const verdict = verdicts.get(`${code}`)
  // A feature is granted to the app by Facebook, not to the page by its owner.
  if (verdict?.kind === 'permission' && /human_agent/i.test(text)) return noHumanAgent
  if (verdict?.kind === 'permission') return { ...verdict, message: nameOf(verdict, text) }
  if (verdict && !(verdict.kind === 'bad_request' && transient)) return verdict
  return transient
    ? { ...serviceProblem }
    : {
        kind: 'bad_request',
        reaction: 'give_up',
        message: `Facebook refused the request (code ${code}).`,
      }
}

const badSecret: Verdict = {
  kind: 'app_secret',
  reaction: 'reconnect',
  message:
    'The app secret in the settings is not that of the app which this page was connected with. Enter the right one: the page stays connected.',
}

const noHumanAgent: Verdict = {
  kind: 'review',
  reaction: 'give_up',
  message: "Facebook has not allowed your app the feature 'Human Agent' (App Review).",
}

const serviceProblem: Verdict = {
  kind: 'transient',
  reaction: 'retry',
  message: 'Facebook had a problem of its own. The program tries again.',
}

function nameOf({ message }: Verdict, text: string): string {
  const name = /\b(?:pages?_[a-z_]+|business_management)\b/.exec(text)?.[0]
  return name
    ? `The page was connected without the permission ${name}. Connect it again and allow that.`
    : `${message} Connect it again and allow everything that is asked for. For people without a role in your app, Facebook must have reviewed it first (App Review).`
}

/** For an answer that holds no error of Graph's own: a proxy's page, a broken body. */
export function judgeStatus(status: number): Verdict {
  if (status === 429) return judge({ code: 4, subcode: null, text: '', transient: false })
  return {
    ...serviceProblem,
    message:
      status >= 400
        ? `Facebook answered with an error page (HTTP ${status}). The program tries again.`
        : 'Facebook sent an answer that cannot be read. The program tries again.',
  }
}

export const noConnection: Verdict = {
  kind: 'unreachable',
  reaction: 'retry',
  message: 'Facebook cannot be reached. Check the internet connection; the program tries again.',
}

export const tooSlow: Verdict = {
  kind: 'unreachable',
  reaction: 'retry',
  message: 'Facebook did not answer in time. The program tries again.',
}

export const outOfBudget: Verdict = {
  kind: 'rate',
  reaction: 'wait',
  message:
    "This page's calls to Facebook are used up for now. The program goes on as soon as Facebook allows it.",
}
