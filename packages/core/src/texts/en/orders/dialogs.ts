import { cancelling, setBack, ship } from './moves.ts'
import { newOrder } from './new-order.ts'
import { overtaken } from './overtaken.ts'
import { returns } from './returns.ts'

/** What the dialog for couriers says, and the sheet of an order that is in a file. */
const courierFile = {
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

/** What couriers have collected and owe. */
const couriers = {
  text: 'Delivered orders with cash on delivery, or with a balance after an advance payment, that are not marked as paid. Couriers owe you what they collected.',
  orders: 'Orders',
  due: 'Not yet paid',
  without: 'Without a courier',
  show: 'Show the orders: {{courier}}',
  noneYet: 'Nothing has been delivered yet',
  none: 'All cash on delivery is paid',
  advance_one:
    '{{count}} delivered order was to be paid in advance and is unpaid: {{amount}}. It is not counted above: a courier may have collected it, or the customer still owes it.',
  advance_other:
    '{{count}} delivered orders were to be paid in advance and are unpaid: {{amount}}. They are not counted above: a courier may have collected the money, or the customers still owe it.',
  advanceShow: 'Show these orders',
  noneText: 'Delivered orders with cash on delivery are listed here until they are marked as paid.',
  failed: 'Couldn’t load what couriers owe',
} as const

/** Tracking numbers of many orders at once. */
const tracking = {
  text: 'Paste one order a line: its number and its tracking number, as from a spreadsheet. A CSV or Excel file of a courier with such columns can be chosen, too.',
  list: 'Orders and tracking numbers',
  courier: 'Courier for all of these',
  courierHelp: 'Leave empty to keep the courier of each order.',
  file: 'Choose a file',
  check: 'Check',
  checked: 'What will happen',
  number: 'Tracking number',
  outcome: 'What happens',
  set: 'Will be set',
  replaced: 'Replaces {{before}}',
  same: 'Already there',
  save_one: 'Set {{count}} tracking number',
  save_other: 'Set {{count}} tracking numbers',
  saved_one: '{{count}} tracking number set',
  saved_other: '{{count}} tracking numbers set',
  failed: 'The tracking numbers were not set',
  fileFailed: 'This file could not be read',
  fileHelp: 'Choose a CSV file in UTF-8, or an Excel file (.xlsx) without a password.',
  fileFull:
    'It holds too much to be read. Copy the list into a new workbook, and choose that file.',
} as const

/** What is printed, on what. */
const print = {
  noAddress: 'Your shop’s address is not on them yet.',
  addAddress: 'Add it in Settings',
  title: 'Print',
  document: 'What is printed',
  language: 'Language',
  customersLanguage: "Customer's language",
  paper: 'Paper',
  papers: {
    full: 'Whole page',
    four: 'Four on an A4 page',
    a6: 'A6',
    label: 'Label, 100 × 150 mm',
  },
  print: 'Print',
  printOrSave: 'Print or save as PDF',
  didPrint: 'Did the packing slips print?',
  printed: 'Yes, they are printed',
  notPrinted: 'No',
  save: 'Save as PDF',
  failed: 'Couldn’t load these orders',
} as const

/** What an order's history says. */
const history = {
  event: {
    placed: 'Order taken',
    payment: 'Payment: {{what}}',
    paymentPart: '{{amount}} of it paid',
    shipping: 'Shipping: {{what}}',
    shippingNone: 'Courier removed',
    edited: 'Order edited',
    customer: 'Customer changed, before: {{what}}',
    note: 'Note',
    return: 'Returned: {{what}}',
    pieces_one: '{{count}} piece',
    pieces_other: '{{count}} pieces',
    undone: 'Undone: back to {{status}}',
    returnUndone: 'Undone: the return',
    paymentUndone: 'Undone: payment is back to {{what}}',
    notice: {
      sent: 'Customer told on Messenger',
      window_closed: 'Customer not told: the reply window had closed',
      drafted: 'A draft to tell the customer waits in your tasks',
      waiting: 'Message to the customer waits to go out',
      not_sent: 'Customer not told: the message was not sent',
      unknown: 'Not known whether the customer was told',
    },
  },
  actor: { agent: 'by the agent', human: 'by you', system: 'automatically' },
} as const

/** Of an order's sheet. */
const shipping = {
  title: 'Shipping',
  edit: 'Edit shipping',
  none: 'No courier yet.',
  copy: 'Copy tracking number',
  copied: 'Tracking number copied',
  notCopied: 'Couldn’t copy. Select the number and copy it yourself.',
  saved: 'Shipping saved',
} as const

const margin = {
  label: 'Margin',
  counted: 'Goods after discount and returns, less their cost price. Without delivery.',
} as const

const double = {
  title: 'This may be a duplicate of {{order}}',
  text: 'The same customer ordered the same things at {{time}}.',
  open: 'Open {{order}}',
  dismiss: 'Not a duplicate',
  failed: 'Couldn’t change the order',
} as const

/** The first line of a file of orders; forms name their fields by them. */
const columns = {
  order: 'Order',
  date: 'Date',
  status: 'Status',
  customer: 'Customer',
  phone: 'Phone',
  address: 'Address',
  instructions: 'Delivery instructions',
  products: 'Products',
  subtotal: 'Subtotal',
  discount: 'Discount',
  delivery: 'Delivery',
  total: 'Total',
  returned: 'Returned',
  currency: 'Currency',
  paymentMethod: 'Payment method',
  payment: 'Payment',
  paid: 'Paid',
  cancelNote: 'Note on cancelling',
  courier: 'Courier',
  tracking: 'Tracking number',
  points: 'AI points',
  campaign: 'Campaign',
  takenBy: 'Taken by',
} as const

/** The words of dialogs that most windows never open; they come with them. */
export const orderDialogs = {
  payment: {
    referenceField: 'Transaction number',
    saved: 'Payment saved',
    amountRange: 'A part is more than nothing and less than {{total}}.',
    timeMissing: 'Enter a date and time.',
    refundField: 'Given back now',
    thenDue: 'Then still to collect: {{amount}}',
    timeField: 'Paid on',
    refundedField: 'Refunded on',
  },
  customer: {
    instructionsHelp:
      'For whoever packs or delivers. Printed on the packing slip and in the courier’s file.',
    eraseText: 'Their orders and every line of the log that names them are deleted.',
    saved: 'Customer saved',
    areaStays:
      'The delivery area and its fee are still those of {{area}}. You can change them under Edit items.',
  },
  cancelPaid: '{{amount}} has been paid for it: give it back to the customer.',
  cancelling,
  margin,
  columns,
  courierFile,
  new: newOrder,
  overtaken,
  returns,
  setBack,
  shipping,
  ship,
  double,
  print,
  ledger: { couriers, tracking },
  ...history,
} as const
