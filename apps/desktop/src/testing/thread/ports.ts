import type { MessagePort } from 'node:worker_threads'

/** What the store's thread would import of Node: its port and its store, each time others. */
export let parentPort: MessagePort | null = null
export let workerData: unknown

export function serve(port: MessagePort, data: unknown): void {
  parentPort = port
  workerData = data
}
