/** A secret's field once what was sent of it is stored: empty, but for what was typed since. */
export const typedSince = (sent: string) => (now: string) => (now === sent ? '' : now)

/** The same of several. */
export const allTypedSince =
  <Typed extends Readonly<Record<string, string | undefined>>>(sent: Typed) =>
  (now: Typed): Typed => {
    const since = Object.entries(now).map(([name, text]) => [name, text === sent[name] ? '' : text])
    return Object.fromEntries(since) as Typed
  }
