import { aiReasons } from './reasons/ai.ts'
import { checkReasons } from './reasons/checks.ts'
import { dataReasons } from './reasons/data.ts'
import { desktopReasons } from './reasons/desktop.ts'
import { facebookReasons } from './reasons/facebook.ts'
import { fieldReasons } from './reasons/fields.ts'
import { graphReasons } from './reasons/graph.ts'
import { notifyReasons } from './reasons/notify.ts'
import { requestReasons } from './reasons/request.ts'
import { shopReasons } from './reasons/shop.ts'
import { startReasons } from './reasons/start.ts'
import { statusReasons } from './reasons/status.ts'
import { terminalReasons } from './reasons/terminal.ts'
import { updateReasons } from './reasons/updates.ts'

/**
 * Why something failed or waits, by codes that the server sends and the store keeps. A code that was
 * released stays what it is: stores hold it.
 */
export const reasons = {
  ...aiReasons,
  ...checkReasons,
  ...dataReasons,
  ...desktopReasons,
  ...facebookReasons,
  ...fieldReasons,
  ...graphReasons,
  ...notifyReasons,
  ...requestReasons,
  ...shopReasons,
  ...startReasons,
  ...statusReasons,
  ...terminalReasons,
  ...updateReasons,
} as const
