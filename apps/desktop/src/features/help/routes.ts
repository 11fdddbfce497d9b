import type { Handlers } from '../../http/handlers.ts'
import { helpFile, type HelpParts } from './help-file.ts'

export function helpRoutes(parts: HelpParts) {
  return { 'help.file': () => helpFile(parts) } satisfies Partial<Handlers>
}
