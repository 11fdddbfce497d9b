/** The tags of a conversation, as its column holds them. */
export const readTags = ({ tags }: { readonly tags: string }) => JSON.parse(tags) as string[]
