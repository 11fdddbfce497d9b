import { type MessagePort, parentPort } from 'node:worker_threads'

import { serve } from './ports.ts'

export interface NextStore {
  readonly port: MessagePort
  readonly data: unknown
}

let stores = 0
// The file of the store's thread runs anew for each, and all that it imports is there already. What
// fails in it ends this thread, as it would end one of its own.
parentPort?.on('message', ({ port, data }: NextStore) => {
  serve(port, data)
  stores += 1
  void import(new URL(`store.worker.js?${stores}`, import.meta.url).href)
})
