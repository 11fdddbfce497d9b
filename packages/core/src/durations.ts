export const secondMs = 1_000
export const minuteMs = 60 * secondMs
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs
export const weekMs = 7 * dayMs

/** Hours as somebody types them, such as 1.666667; times are stored in whole milliseconds. */
export const hoursMs = (hours: number): number => Math.round(hours * hourMs)
