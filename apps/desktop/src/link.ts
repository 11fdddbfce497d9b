import { parseArgs } from 'node:util'

import { AppError } from '@pal/core/errors'

import { requestStartLink } from './app/running.ts'
import { dataDirOf } from './platform/config.ts'

try {
  const { values } = parseArgs({ options: { 'data-dir': { type: 'string' } } })
  console.log(await requestStartLink(dataDirOf(values['data-dir'], process.env)))
} catch (error) {
  console.error(error instanceof AppError || error instanceof TypeError ? error.message : error)
  process.exitCode = 1
}
