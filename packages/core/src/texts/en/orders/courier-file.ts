/** Parcels are given to a courier as a file, each once. */
export const courierFile = {
  text: 'Upload this file on the courier’s page. Its orders are marked, so that no parcel is booked twice.',
  inFile: 'In this file: {{orders}}',
  nothing: 'No order is left for this file.',
  before_one: '{{count}} of these orders was in a file before (last: {{time}}).',
  before_other: '{{count}} of these orders were in a file before (last: {{time}}).',
  again: 'Include what was in a file before',
  againHelp: 'The courier then gets these parcels a second time.',
  changed_one: '{{count}} of them has changed since. Tell the courier.',
  changed_other: '{{count}} of them have changed since. Tell the courier.',
  make: 'Download file',
  redo: 'Download again',
  failed: 'The file was not made',
  in: 'In a file for {{courier}}',
  badge: 'File outdated',
  changedTitle: 'Changed since the file for {{courier}}',
  changedText: 'Tell the courier what is different, or put it into a new file.',
} as const
