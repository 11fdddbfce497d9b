import { readStoredTexts } from './stored-json.ts'

/** The tags of a conversation, as its column holds them. */
export const readTags = ({ tags }: { readonly tags: string }) => readStoredTexts(tags)
