import { timeFormat } from '@pal/core/domain/intl'
import { because } from '@pal/core/texts/reason'
import { StoreError } from '@pal/db/sqlite/store-error'
import { dialog } from 'electron'

import type { Running } from '../app/compose.ts'
import type { DesktopProgram } from '../features/program/routes.ts'
import type { Speaker } from './speaker.ts'

export interface ServerStart {
  /** A backup that takes the place of the store. */
  readonly restoreFrom: string | null
  readonly restart: () => void
  /** The window shows its content. */
  readonly contentShown: Promise<void>
  readonly program: DesktopProgram
}

export type StartServer = (start: ServerStart) => Promise<Running>

/** The seller was asked and would rather do nothing now: there is no more to explain. */
export class RescueDeclined extends Error {}

/** A damaged store is not the end where there is a good backup: one click goes back to it. */
export async function startOrRescue(
  startServer: StartServer,
  start: Omit<ServerStart, 'restoreFrom'>,
  { say, catalogue }: Pick<Speaker, 'say' | 'catalogue'>,
): Promise<Running> {
  try {
    return await startServer({ ...start, restoreFrom: null })
  } catch (error) {
    if (!(error instanceof StoreError) || error.backup === null) throw error
    console.error(error)
    const { backup, backupMadeAt: madeAt } = error
    const format = timeFormat(catalogue.language, { dateStyle: 'medium', timeStyle: 'short' })
    const day = madeAt === null ? null : format.format(madeAt)
    const { response } = await dialog.showMessageBox({
      type: 'error',
      title: say(because('start_title')),
      message: say(because('rescue_damaged')),
      detail: [day && say(because('rescue_made_on', { day })), say(because('rescue_set_aside'))]
        .filter(Boolean)
        .join(' '),
      buttons: [say(because('rescue_go_back')), say(because('rescue_quit'))],
      defaultId: 0,
      cancelId: 1,
      noLink: true,
    })
    if (response !== 0) throw new RescueDeclined('The backup was not wanted', { cause: error })
    return startServer({ ...start, restoreFrom: backup })
  }
}
