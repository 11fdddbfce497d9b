/** What the log says in a language, apart from all else: only who looks at the log needs it. */
export const translatedLogLines = {
  bn: async () => (await import('./bn/log-lines.ts')).logLines,
  es: async () => (await import('./es/log-lines.ts')).logLines,
  fr: async () => (await import('./fr/log-lines.ts')).logLines,
  de: async () => (await import('./de/log-lines.ts')).logLines,
  ar: async () => (await import('./ar/log-lines.ts')).logLines,
}
