import { create } from 'zustand'

/** What was typed and not yet sent, by conversation: looking elsewhere loses nothing. */
export interface Draft {
  readonly text: string
  /** Given to the text when it is first sent, so that sending it again is the same message. */
  readonly clientId: string | null
  /** Why it did not go out. */
  readonly refusal: string | null
}

const empty: Draft = { text: '', clientId: null, refusal: null }

export const useDrafts = create<Readonly<Record<string, Draft>>>()(() => ({}))

export const useDraft = (id: string): Draft => useDrafts((drafts) => drafts[id] ?? empty)

export const draftOf = (id: string): Draft => useDrafts.getState()[id] ?? empty

export function changeDraft(id: string, draft: Partial<Draft>): void {
  useDrafts.setState({ [id]: { ...draftOf(id), ...draft } })
}

/** Another text is another message. */
export function typeDraft(id: string, text: string): void {
  useDrafts.setState({ [id]: { ...empty, text } })
}
