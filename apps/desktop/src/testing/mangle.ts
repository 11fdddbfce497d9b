import { createHash } from 'node:crypto'

/** Undefined for what is no JSON any more. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Other values, lost or doubled pieces, and numbers out of all bounds. */
export function mangled(text: string, random: () => number): string {
  const pieces = text.split(/(?<=[,:{}[\]])/)
  const odd = [
    'null,',
    '-1',
    '1.5',
    '1e999',
    '[]',
    '{}',
    '"\\ud800"',
    '"\\u0000",',
    'true',
    '""',
    '9'.repeat(400),
  ]
  for (let changes = 1 + Math.floor(random() * 3); changes > 0; changes -= 1) {
    const at = Math.floor(random() * pieces.length)
    const other = pieces[Math.floor(random() * pieces.length)] ?? ''
    const wrong = odd[Math.floor(random() * odd.length)] ?? ''
    const end = /[,}\]]+$/.exec(pieces[at] ?? '')?.[0] ?? ''
    pieces[at] =
      [wrong.replace(/,$/, '') + end, '', other, (pieces[at] ?? '') + other][
        Math.floor(random() * 4)
      ] ?? ''
  }
  return pieces.join('')
}

/** The same numbers for the same seed. */
export function seeded(seed: string): () => number {
  let n = 0
  return () => {
    n += 1
    const hash = createHash('sha256').update(`${seed}:${n}`).digest()
    return hash.readUInt32BE(0) / 2 ** 32
  }
}
