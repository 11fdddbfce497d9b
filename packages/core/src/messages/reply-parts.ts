import type { QuickReply } from '../domain/quick-reply.ts'
import type { Shape } from './picture-shape.ts'
import { splitText } from './split-text.ts'

/** What one message of a reply holds: words, or one file. */
export interface ReplyPart<File = never> {
  readonly text: string
  readonly attachments?: unknown[]
  /** Of its only attachment, where that lies in the store's folder. */
  readonly file?: File
  /** The buttons below it. */
  readonly quickReplies?: readonly QuickReply[]
}

interface Said<File> {
  readonly text: string
  /** Go out before the text, each in a message of its own: Facebook takes no text beside one. */
  readonly pictures?: readonly (File & {
    readonly name: string | null
    readonly shape: Shape | null
  })[]
  /** Goes out after the text: Facebook fetches it at this address. */
  readonly shown?: { readonly url: string; readonly name: string } | null
  /** Stand below the last of its messages: they vanish once anything follows. */
  readonly quickReplies?: readonly QuickReply[]
}

/** A reply as the messages that Facebook takes, in order. */
export function replyParts<File>({
  text,
  pictures = [],
  shown,
  quickReplies = [],
}: Said<File>): readonly [ReplyPart<File>, ...ReplyPart<File>[]] {
  const parts: ReplyPart<File>[] = pictures.map((picture) => ({
    text: '',
    attachments: [{ type: 'image', name: picture.name, url: null, ...picture.shape }],
    file: picture,
  }))
  if (text.trim() !== '' || pictures.length === 0) {
    parts.push(...splitText(text).map((part) => ({ text: part })))
  }
  if (shown) {
    const { url: source, name } = shown
    parts.push({ text: '', attachments: [{ type: 'image', name, url: null, source }] })
  }
  const last = parts.pop() ?? { text: '' }
  const [first, ...others] = [...parts, quickReplies.length > 0 ? { ...last, quickReplies } : last]
  return [first ?? last, ...others]
}
