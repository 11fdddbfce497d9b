/*
 * All features of a product in one cell: one a line, or with bars between them as people write them.
 * A bar that belongs to a feature has a backslash before it, as has a backslash.
 */

export const featuresCell = (features: readonly string[]): string =>
  features.map((feature) => feature.replaceAll(/[\\|]/g, String.raw`\$&`)).join('\n')

export function readFeatures(cell: string): string[] {
  const features = ['']
  for (const [piece] of cell.matchAll(/\\[\\|]|[^]/gu)) {
    if (piece === '|' || piece === '\n') features.push('')
    else features.push((features.pop() ?? '') + piece.replace(/^\\(?=[\\|])/, ''))
  }
  return features.flatMap((feature) => feature.trim() || [])
}
