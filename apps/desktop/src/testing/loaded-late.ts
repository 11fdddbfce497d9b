// What the product loads when it is first needed, before time passes: reading it from the disk does
// not show as something under way.
import '../agent/follow-up/follow-up.ts'
import '../agent/turn/send-holding-reply.ts'
import '../agent/turn/turn.ts'
import '../features/campaigns/tactic-proposals.ts'
import '../features/gaps/routes.ts'
import '../features/orders/change-order.ts'
import '../features/orders/take-order.ts'
import '../features/recall/routes.ts'
import '../features/settings/translate-card.ts'
import '../features/test-chat/routes.ts'
