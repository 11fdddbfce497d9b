/** Parcels are given to a courier as a file, each once: what the list itself says of it. */
export const courierFile = {
  making: 'Marking the orders',
  takingBack: 'Taking back the file',
  badge: 'File outdated',
} as const
