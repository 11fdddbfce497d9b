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
import { updateReasons } from './reasons/updates.ts'

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
  ...updateReasons,
}
