/** Parcels are given to a courier as a file, each once: what the list itself says of it. */
export const courierFile = {
  making: 'Marking the orders',
  takingBack: 'Taking back the file',
  badge: 'File outdated',
} as const

/** What its dialog says of it, and the sheet of an order. */
export const inCourierFile = {
  text: 'Upload this file on the courier’s page. Its orders are marked, so that no parcel is booked twice.',
  withoutAddress: 'No address: {{orders}}. A courier cannot deliver these.',
  inFile: 'In this file: {{orders}}',
  nothing: 'No order is left for this file.',
  before_one: '{{count}} of these orders was in a file before (last: {{time}}).',
  before_other: '{{count}} of these orders were in a file before (last: {{time}}).',
  again: 'Include what was in a file before',
  againHelp: 'The courier then gets these parcels a second time.',
  changed_one: '{{count}} of them has changed since. Tell the courier.',
  changed_other: '{{count}} of them have changed since. Tell the courier.',
  make: 'Download file',
  undone: 'File taken back',
  last: 'Latest files',
  lastFailed: 'Couldn’t load the latest files',
  takeBack: 'Take back',
  takeBackOf: 'Take back: {{file}}',
  redoOf: 'Download again: {{file}}',
  askTitle: 'Take back this file?',
  askText:
    '{{file}}. Its orders can then go into a file again. Do this only if the courier has not booked them.',
  takeBackFailed: 'The file was not taken back',
  failed: 'The file was not made',
  in: 'In a file for {{courier}}',
  changedTitle: 'Changed since the file for {{courier}}',
  changedText: 'Tell the courier what is different, or put it into a new file.',
  cancels: 'Tell the courier: it is in the file for {{courier}} ({{time}}).',
  cancelledTitle: 'Cancelled since the file for {{courier}}',
  cancelledText: 'Tell the courier that this parcel does not come.',
  told: 'The courier knows',
  wasTold: '{{courier}} was told about the change',
  takenBack: 'File for {{courier}} taken back',
} as const
