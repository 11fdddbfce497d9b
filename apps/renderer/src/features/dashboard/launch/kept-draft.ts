import { readLaunchDraft, type LaunchDraft } from '@pal/core/domain/launch-draft'

const place = 'pal.launch-draft'

/** The draft that was left by closing, if there is one. */
export const keptDraft = (): LaunchDraft | null => readLaunchDraft(localStorage.getItem(place))

export const keepDraft = (draft: LaunchDraft) => localStorage.setItem(place, JSON.stringify(draft))

export const forgetDraft = () => localStorage.removeItem(place)
