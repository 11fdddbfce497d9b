import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, it } from 'vitest'

import { endpointNames } from '../endpoints.ts'
import { openApiDocument } from './openapi.ts'

it('is an OpenAPI 3.1 document that a validator accepts, with every endpoint in it [API-07]', async () => {
  const document = openApiDocument('1.2.3', 'pal_session_4780')
  const result = await new Validator().validate(structuredClone(document))
  expect(result.errors).toBeUndefined()
  expect(result.valid).toBe(true)
  const operations = JSON.stringify(document['paths'])
  for (const name of endpointNames) expect(operations).toContain(`"operationId":"${name}"`)
})

it('describes what may be left out of a payload', () => {
  const text = JSON.stringify(openApiDocument('1.2.3', 'pal_session_4780')['paths'])
  expect(text).toContain('"required":["name","facebookPageId"]')
})
