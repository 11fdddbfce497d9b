/** What somebody answered beyond all measure. */
export class AnswerTooLong extends Error {
  override readonly name = 'AnswerTooLong'
}

/** The whole of an answer, given up where it is longer: an answer without end would fill the memory. */
export async function boundedText({ body }: Response, mostBytes: number): Promise<string> {
  if (body === null) return ''
  const arriving: AsyncIterable<Uint8Array> = body
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of arriving) {
    bytes += part.length
    // To leave the loop lets the connection go.
    if (bytes > mostBytes) throw new AnswerTooLong('The answer is too long')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
