import { join } from 'node:path'
import { inspect } from 'node:util'

import { maskText } from '@pal/core/domain/mask'
import { app, crashReporter } from 'electron'
import log from 'electron-log/node'

const logFile = () => join(app.getPath('logs'), 'main.log')

/** Where what this program keeps for whoever helps is. */
export const helpSources = () => ({
  programLog: logFile(),
  crashDumps: app.getPath('crashDumps'),
})

const largest = 1_048_576

/**
 * What happens before, beside and without the store: in a file on this machine, masked, of a bounded
 * size; with dumps of crashes beside it. Nothing of it is sent anywhere.
 */
export function keepLog(): void {
  crashReporter.start({ uploadToServer: false, compress: false })
  app.setAppLogsPath()
  const { file } = log.transports
  file.resolvePathFn = logFile
  file.maxSize = largest
  file.level = 'info'
  log.hooks.push((message) => ({ ...message, data: message.data.map(masked) }))
  Object.assign(console, {
    error: log.error.bind(log),
    warn: log.warn.bind(log),
  })
  process.on('uncaughtException', (error) => log.error('Nobody caught this:', error))
  process.on('unhandledRejection', (error) => log.error('Nobody waited for this:', error))
  app.on('child-process-gone', (_, { type, reason, name }) =>
    log.error(`A process of the program is gone: ${type} ${name ?? ''} (${reason})`),
  )
}

export function masked(value: unknown): string {
  return maskText(typeof value === 'string' ? value : inspect(value, { depth: 4 }))
}
