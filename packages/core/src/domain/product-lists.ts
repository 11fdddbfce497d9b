/** In the seller's own order; by name, by price, by how many can be sold now. */
export const productSorts = ['position', 'name', 'price', 'stock'] as const
export type ProductSort = (typeof productSorts)[number]

export const directions = ['asc', 'desc'] as const
export type Direction = (typeof directions)[number]
