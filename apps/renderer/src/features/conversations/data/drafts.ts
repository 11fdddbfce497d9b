import { create } from 'zustand'

import { keep, readKept } from '../../../lib/kept.ts'

/** What was typed and not yet sent, by conversation: looking elsewhere loses nothing. */
export interface Draft {
  readonly text: string
  /** They go out before the text. */
  readonly pictures: readonly DraftPicture[]
  /** Given to the reply when it is first sent, so that sending it again is the same message. */
  readonly clientId: string | null
  /** Why it did not go out. */
  readonly refusal: string | null
  /** Files that could not be added. */
  readonly unfit: readonly UnfitFile[]
}

export interface DraftPicture {
  readonly key: string
  readonly file: File
  /** The server's, once it has taken it in. */
  readonly id: string | null
}

export interface UnfitFile {
  readonly name: string
  readonly why: 'kind' | 'size' | 'empty' | 'many'
}

const empty: Draft = { text: '', pictures: [], clientId: null, refusal: null, unfit: [] }

/** What the words are kept under for as long as the window lives: a reload loses none of them. */
const keptAs = 'pal-drafts'

type Kept = Pick<Draft, 'text' | 'clientId'>

export const useDrafts = create<Readonly<Record<string, Draft>>>()(kept)

useDrafts.subscribe((drafts) => {
  const words = Object.entries(drafts).flatMap(([id, { text, clientId }]) =>
    text ? [[id, { text, clientId } satisfies Kept]] : [],
  )
  keep('sessionStorage', keptAs, JSON.stringify(Object.fromEntries(words)))
})

/** Words only: files cannot be kept. With its id, what was sent before the reload is not sent twice. */
function kept(): Readonly<Record<string, Draft>> {
  try {
    const stored: unknown = JSON.parse(readKept('sessionStorage', keptAs) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(
      Object.entries(stored).flatMap(([id, one]) =>
        isKept(one) ? [[id, { ...empty, ...one }]] : [],
      ),
    )
  } catch {
    return {}
  }
}

function isKept(one: unknown): one is Kept {
  if (typeof one !== 'object' || one === null || !('text' in one && 'clientId' in one)) return false
  const { text, clientId } = one
  return typeof text === 'string' && (clientId === null || typeof clientId === 'string')
}

export const useDraft = (id: string): Draft => useDrafts((drafts) => drafts[id] ?? empty)

export const draftOf = (id: string): Draft => useDrafts.getState()[id] ?? empty

export function changeDraft(id: string, draft: Partial<Draft>): void {
  useDrafts.setState({ [id]: { ...draftOf(id), ...draft } })
}

/** Another text is another message. */
export function typeDraft(id: string, text: string): void {
  const { pictures, unfit } = draftOf(id)
  useDrafts.setState({ [id]: { ...empty, pictures, unfit, text } })
}

export function clearDraft(id: string): void {
  useDrafts.setState({ [id]: empty })
}
