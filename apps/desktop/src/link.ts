import { parseArgs } from 'node:util'

import { AppError } from '@pal/core/errors'

import { dataDirOf } from './app/config.ts'
import { requestStartLink } from './app/running.ts'

try {
  const { values } = parseArgs({ options: { 'data-dir': { type: 'string' } } })
  console.log(await requestStartLink(dataDirOf(values['data-dir'], process.env)))
} catch (error) {
  console.error(error instanceof AppError || error instanceof TypeError ? error.message : error)
  process.exitCode = 1
}
