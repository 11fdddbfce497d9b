import { join } from 'node:path'

import type { CustomerRow } from '@pal/db/conversations/customers'
import { conversationOfCustomer } from '@pal/db/conversations/lookup'
import type { Store } from '@pal/db/maintenance/store'
import { filesIn } from '@pal/db/messages/attachments'
import { fileNames } from '@pal/db/sqlite/store-files'
import { makeZip } from 'client-zip'

import { customerFile } from './customer-file.ts'
import { keptFiles } from './kept-files.ts'

/** A zip archive of everything that is stored of a customer, with the files that the JSON names. */
export async function* customerArchive(
  store: Store,
  customer: CustomerRow,
  now: number,
): AsyncGenerator<Uint8Array, void, void> {
  const files = entries(store, customer, now)
  // Whoever breaks off is no fault of the files: they are ended here, not by an error thrown in.
  const next = () => files.next()
  try {
    yield* makeZip({ [Symbol.asyncIterator]: () => ({ next }) })
  } finally {
    await files.return()
  }
}

async function* entries(store: Store, customer: CustomerRow, now: number) {
  const text = customerFile(store.db, customer, now)
  yield { name: 'customer.json', input: bytesOf(text), lastModified: now }
  const conversation = await conversationOfCustomer(store.db, customer.id)
  if (!conversation || store.folder === null) return
  const names = await filesIn(store.db, conversation.id)
  for await (const file of keptFiles(join(store.folder, fileNames.attachments), names)) {
    yield { ...file, name: `${fileNames.attachments}/${file.name}`, lastModified: now }
  }
}

async function* bytesOf(pieces: AsyncIterable<string>): AsyncGenerator<Uint8Array, void, void> {
  const encoder = new TextEncoder()
  for await (const piece of pieces) yield encoder.encode(piece)
}
