import type { ModelError, ModelFailure } from './model-error.ts'

const settings = 'in Settings, AI Configuration'

const advice: Partial<Record<ModelFailure, string>> = {
  wrong_key: `Copy the key again or make a new one at the provider, and enter it ${settings}.`,
  no_quota: 'Add credit or raise the limit in your account at the provider.',
  too_many: 'It passes by itself; where it happens often, raise the limits of your account.',
  unreachable: 'Check the internet connection, and the base URL if one is set.',
  timeout: `It may be busy; where it happens often, allow a longer response timeout or choose another model ${settings}.`,
  provider: 'Nothing is wrong on your side; it usually passes by itself.',
  bad_request: `Choose another model or provider ${settings}.`,
}

/** What went wrong and what to do about it; a whole sentence says both already. */
export function withAdvice({ failure, message }: Pick<ModelError, 'failure' | 'message'>): string {
  const todo = advice[failure]
  return todo === undefined || /[.!?]$/.test(message) ? message : `${message}. ${todo}`
}
