import { newOrder } from './orders/new-order.ts'
import { ordersPage } from './orders/page.ts'

export const orders = { ...ordersPage, new: newOrder } as const
