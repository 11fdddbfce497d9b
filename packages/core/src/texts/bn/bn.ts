import { analytics } from './analytics.ts'
import { campaigns } from './campaigns.ts'
import { conversations } from './conversations.ts'
import { dashboard } from './dashboard.ts'
import { help } from './help.ts'
import { launch } from './launch.ts'
import { logs } from './logs.ts'
import { orders } from './orders.ts'
import { palette } from './palette.ts'
import { products } from './products.ts'
import { reasons } from './reasons.ts'
import { rehearsalOffers } from './rehearsal-offers.ts'
import { rehearsal } from './rehearsal.ts'
import { settings } from './settings.ts'
import { shell } from './shell.ts'
import { tasks } from './tasks.ts'
import { testChat } from './test-chat.ts'

export const bn = {
  ...shell,
  analytics,
  campaigns,
  conversations,
  dashboard,
  help,
  launch,
  logs,
  orders,
  palette,
  products,
  settings,
  tasks,
  rehearsal,
  rehearsalOffers,
  testChat,
  reasons,
}
