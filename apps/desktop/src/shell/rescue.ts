import { because, messageOf } from '@pal/core/texts/reason'
import { StoreError } from '@pal/db/sqlite/store-error'
import { dialog } from 'electron'

import type { Running } from '../app/compose.ts'

export interface ServerStart {
  /** A backup that takes the place of the store. */
  readonly restoreFrom: string | null
  readonly restart: () => void
  /** The window shows its content. */
  readonly contentShown: Promise<void>
}

export type StartServer = (start: ServerStart) => Promise<Running>

/** The seller was asked and would rather do nothing now: there is no more to explain. */
export class RescueDeclined extends Error {}

/** A damaged store is not the end where there is a good backup: one click goes back to it. */
export async function startOrRescue(
  startServer: StartServer,
  start: Omit<ServerStart, 'restoreFrom'>,
): Promise<Running> {
  try {
    return await startServer({ ...start, restoreFrom: null })
  } catch (error) {
    if (!(error instanceof StoreError) || error.backup === null) throw error
    console.error(error)
    const made = error.backupMadeAt === null ? null : new Date(error.backupMadeAt)
    const { response } = await dialog.showMessageBox({
      type: 'error',
      title: messageOf(because('start_title')),
      message: messageOf(because('rescue_damaged')),
      detail: [
        made && messageOf(because('rescue_made_on', { day: made.toLocaleString() })),
        messageOf(because('rescue_set_aside')),
      ]
        .filter(Boolean)
        .join(' '),
      buttons: [messageOf(because('rescue_go_back')), messageOf(because('rescue_quit'))],
      defaultId: 0,
      cancelId: 1,
      noLink: true,
    })
    if (response !== 0) throw new RescueDeclined('The backup was not wanted', { cause: error })
    return startServer({ ...start, restoreFrom: error.backup })
  }
}
