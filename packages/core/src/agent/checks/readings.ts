import { fold } from '../context/text.ts'

const encoded = /[A-Za-z0-9+/_-]{16,}={0,2}/g
/** So short a name in code is, too. */
const encodedName = /[A-Za-z0-9+/_-]{8,}={0,2}/g
const hex = /^(?:[0-9a-f]{2})+$/i
/** Letters one by one, with a mark between them. */
const spelled = /(?<!\p{L})\p{L}(?:[.\-_*·|/]\p{L}(?!\p{L}))+[.\-_*·|/]?/gu

const decoder = new TextDecoder('utf-8', { fatal: true })

function decoded(written: string): readonly string[] {
  const found: string[] = []
  try {
    const bytes = hex.test(written)
      ? Uint8Array.from(written.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
      : Uint8Array.from(atob(written.replaceAll('-', '+').replaceAll('_', '/')), (one) =>
          one.charCodeAt(0),
        )
    found.push(decoder.decode(bytes))
  } catch {
    // It only looked like it.
  }
  return found
}

const rotated = (text: string) =>
  text.replaceAll(/[a-z]/g, (letter) =>
    String.fromCharCode(((letter.charCodeAt(0) - 97 + 13) % 26) + 97),
  )

/** A text in all the ways that somebody who asked for it in disguise could read it. */
export function readings(text: string): readonly string[] {
  const folded = fold(text)
  return [
    folded,
    Array.from(folded).toReversed().join(''),
    folded.replaceAll(spelled, (letters) => letters.replaceAll(/[^\p{L}]/gu, '')),
    rotated(folded),
    ...(text.match(encodedName) ?? []).flatMap(decoded),
  ]
}

/** Whether a text holds another one in code: nobody writes to a customer so. */
export function holdsCode(text: string): boolean {
  return (text.match(encoded) ?? [])
    .filter((written) => /\d|[a-z][A-Z]/.test(written))
    .some((written) => decoded(written).some((read) => /^[\p{L}\p{P}\p{Zs}\p{N}]{8,}$/u.test(read)))
}
