interface Group {
  readonly group: string
  readonly items: string[]
}

/** All time zones by region; one that only the store knows is among them. */
export function timeZoneGroups(stored: string): Group[] {
  const zones = [...new Set(['UTC', stored, ...Intl.supportedValuesOf('timeZone')])]
  const groups = new Map<string, string[]>()
  for (const zone of zones) {
    const region = zone.includes('/') ? zone.slice(0, zone.indexOf('/')) : 'UTC'
    groups.set(region, [...(groups.get(region) ?? []), zone])
  }
  return [...groups].map(([group, items]) => ({ group, items: items.toSorted() }))
}
