/** From 0 to below 1, always the same for a seed (FNV-1a, then the last steps of mulberry32). */
function draw(seed: string): number {
  let state = 0x811c9dc5
  for (let at = 0; at < seed.length; at++)
    state = Math.imul(state ^ seed.charCodeAt(at), 0x01000193)
  let mixed = Math.imul(state ^ (state >>> 15), state | 1)
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
}

/**
 * One line of a list for a conversation, each with the same chance whatever it sold, so that their
 * figures can be compared. Each line draws for itself: one more in the list changes little for others.
 */
export function dealMessage(lines: readonly string[], conversationId: number): string | undefined {
  let dealt: { readonly line: string; readonly drawn: number } | undefined
  for (const line of lines) {
    const drawn = draw(`${conversationId} ${line}`)
    if (!dealt || drawn > dealt.drawn) dealt = { line, drawn }
  }
  return dealt?.line
}
