import { linkScheme } from './deep-link.ts'
import { hiddenArgument } from './login-item.ts'

/** Whoever asked for it sits before the window, at the page that tells what came of it. */
export function argumentsAfterRestart(args: readonly string[]): string[] {
  const link = `${linkScheme}:`
  const kept = args.filter((arg) => arg !== hiddenArgument && !arg.toLowerCase().startsWith(link))
  return [...kept, `${linkScheme}://settings/data`]
}
