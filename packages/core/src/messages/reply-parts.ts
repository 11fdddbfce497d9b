import type { QuickReply } from '../domain/quick-reply.ts'
import type { Shape } from './picture-shape.ts'
import { splitText } from './split-text.ts'

/** A file in the store's own folder. */
export interface OwnFile {
  readonly file: string
  readonly mime: string
  /** Bytes. */
  readonly size: number
}

/** A picture of a product: Facebook fetches it at an address, or is given the shop's own file. */
export type ShownPicture = { readonly url: string } | { readonly file: OwnFile }

/** What one message of a reply holds: words, or one file. */
export interface ReplyPart {
  readonly text: string
  readonly attachments?: unknown[]
  /** Of its only attachment, where that lies in the store's folder. */
  readonly file?: OwnFile
  /** The buttons below it. */
  readonly quickReplies?: readonly QuickReply[]
}

interface Said {
  readonly text: string
  /** Go out before the text, each in a message of its own: Facebook takes no text beside one. */
  readonly pictures?: readonly (OwnFile & {
    readonly name: string | null
    readonly shape: Shape | null
  })[]
  /** Goes out after the text. */
  readonly shown?: (ShownPicture & { readonly name: string }) | null
  /** Shown below the last of its messages: they vanish once anything follows. */
  readonly quickReplies?: readonly QuickReply[]
}

/** A reply as the messages that Facebook takes, in order. */
export function replyParts({
  text,
  pictures = [],
  shown,
  quickReplies = [],
}: Said): readonly [ReplyPart, ...ReplyPart[]] {
  const parts: ReplyPart[] = pictures.map((picture) => ({
    text: '',
    attachments: [{ type: 'image', name: picture.name, url: null, ...picture.shape }],
    file: picture,
  }))
  if (text.trim() !== '' || pictures.length === 0) {
    parts.push(...splitText(text).map((part) => ({ text: part })))
  }
  if (shown) parts.push(partOf(shown))
  const last = parts.pop() ?? { text: '' }
  const [first, ...others] = [...parts, quickReplies.length > 0 ? { ...last, quickReplies } : last]
  return [first ?? last, ...others]
}

function partOf(shown: ShownPicture & { readonly name: string }): ReplyPart {
  const picture = { type: 'image', name: shown.name, url: null }
  return 'url' in shown
    ? { text: '', attachments: [{ ...picture, source: shown.url }] }
    : { text: '', attachments: [picture], file: shown.file }
}
