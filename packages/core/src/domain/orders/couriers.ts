/** Couriers who take many parcels in by a file with columns of their own. */
export const courierFiles = ['pathao', 'steadfast'] as const
export type CourierFile = (typeof courierFiles)[number]

/** What they call themselves, in every language. */
export const courierNames: Readonly<Record<CourierFile, string>> = {
  pathao: 'Pathao',
  steadfast: 'Steadfast',
}
