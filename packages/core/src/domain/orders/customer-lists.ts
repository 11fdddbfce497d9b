export const customerSorts = ['last_order', 'orders'] as const
export type CustomerSort = (typeof customerSorts)[number]

/** Who ordered more than once, of whose orders something came back, who ordered by phone or in the shop. */
export const customerPicks = ['again', 'returned', 'without_chat'] as const
export type CustomerPick = (typeof customerPicks)[number]
