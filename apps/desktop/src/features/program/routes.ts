import type { Program, ProgramChange } from '@pal/core/contract/system'
import { AppError } from '@pal/core/errors'
import { because } from '@pal/core/texts/reason'

import type { Handlers } from '../../http/handlers.ts'
import type { Platform } from '../../platform/platform.ts'

/** The desktop program around the server. */
export interface DesktopProgram {
  /** Null until its window and its menus are there. */
  now(): Program['desktop']
  /** Throws where the system does not let the program start at login. */
  change(to: ProgramChange): Promise<void>
  /** Looks for an update, or asks the person what becomes of the one that was found. */
  openUpdate(): void
  /** Told whenever `now` may answer something else. */
  listen(changed: () => void): void
}

export interface ProgramParts extends Pick<Platform, 'events'> {
  readonly version: string
  /** Null where there is no desktop. */
  readonly program: DesktopProgram | null
}

export function programRoutes({ version, program, events }: ProgramParts) {
  program?.listen(() => events.changed('data'))
  const now = () => ({ version, desktop: program?.now() ?? null })
  const around = () => {
    if (program === null) throw new AppError('unavailable', because('program_no_desktop'))
    return program
  }
  return {
    'program.get': now,
    'program.change': async ({ body }) => {
      const desktop = around()
      try {
        await desktop.change(body)
      } catch (cause) {
        throw new AppError('unavailable', because('desktop_login_not_set'), { cause })
      }
      return now()
    },
    'program.update': () => {
      around().openUpdate()
      return { success: true }
    },
  } satisfies Partial<Handlers>
}
