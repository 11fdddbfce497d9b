import * as z from 'zod/mini'

import { contract, endpointNames, type EndpointName } from '../endpoints.ts'

type Json = Record<string, unknown>

/** The contract as an OpenAPI 3.1 document. */
export function openApiDocument(version: string, cookie: string): Json {
  const paths: Record<string, Json> = {}
  for (const name of endpointNames) {
    const { path, method } = contract[name]
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(name) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'PAL Admin',
      version,
      description:
        'The local server of PAL Admin. It answers on the loopback address only, to the session it handed out.',
    },
    servers: [{ url: '/' }],
    security: [{ session: [] }],
    tags: [...new Set(endpointNames.map(tagOf))].map((tag) => ({ name: tag })),
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookie } },
      schemas: {
        Error: {
          type: 'object',
          required: ['code', 'message'],
          properties: {
            code: { type: 'string' },
            params: { type: 'object' },
            message: { type: 'string' },
            field: { type: 'string' },
          },
        },
      },
    },
  }
}

const tagOf = (name: EndpointName) => name.slice(0, name.indexOf('.'))

function operation(name: EndpointName): Json {
  const { summary, params, query, body, hasBody, takes, answer, kind } = contract[name]
  const content = {
    json: 'application/json',
    stream: 'application/octet-stream',
    events: 'text/event-stream',
  }[kind]
  return {
    operationId: name,
    summary,
    tags: [tagOf(name)],
    parameters: [...parameters(params, 'path'), ...parameters(query, 'query')],
    ...(hasBody
      ? {
          requestBody: {
            required: true,
            content:
              takes === 'file'
                ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
                : { 'application/json': { schema: jsonSchema(body, 'input') } },
          },
        }
      : {}),
    responses: {
      200: {
        description: summary,
        content: {
          [content]: {
            schema: kind === 'json' ? jsonSchema(answer, 'output') : { type: 'string' },
          },
        },
      },
      default: {
        description: 'A failure; the message is written for the person',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    },
  }
}

function parameters(schema: z.ZodMiniType, place: 'path' | 'query'): Json[] {
  const { properties = {}, required = [] } = jsonSchema(schema, 'input')
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output') {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}
