import type { Reply } from '../http/http-kit.ts'

export type OpenAiErrorDetail = {
  readonly status: number
  readonly message?: string
  readonly type?: string
  readonly code?: string | null
  readonly param?: string | null
  readonly headers?: Readonly<Record<string, string>>
}

export class OpenAiError extends Error {
  readonly detail: OpenAiErrorDetail
  constructor(detail: OpenAiErrorDetail) {
    super(detail.message ?? String(detail.status))
    this.detail = detail
  }
}

export function openAiErrorReply(detail: OpenAiErrorDetail): Reply {
  return {
    status: detail.status,
    ...(detail.headers && { headers: detail.headers }),
    body: {
      error: {
        message: detail.message ?? 'An error was ordered by the test.',
        type: detail.type ?? (detail.status >= 500 ? 'server_error' : 'invalid_request_error'),
        param: detail.param ?? null,
        code: detail.code ?? null,
      },
    },
  }
}

export function refuse(param: string | null, code: string | null, message: string): OpenAiError {
  return new OpenAiError({ status: 400, param, code, message })
}

export function unsupported(param: string, why: string): OpenAiError {
  return refuse(param, 'unsupported_parameter', `Unsupported parameter: '${param}' ${why}`)
}

export function invalid(param: string, message: string): OpenAiError {
  return refuse(param, 'invalid_value', `Invalid value for '${param}': ${message}`)
}

export function wrongType(param: string, expected: string): OpenAiError {
  return refuse(param, 'invalid_type', `Invalid type for '${param}': expected ${expected}.`)
}

export const QUOTA: OpenAiErrorDetail = {
  status: 429,
  type: 'insufficient_quota',
  code: 'insufficient_quota',
  message:
    'You exceeded your current quota, please check your plan and billing details. For more information on this error, read the docs.',
}

export function rateLimit(retryAfterSeconds: number): OpenAiErrorDetail {
  return {
    status: 429,
    type: 'requests',
    code: 'rate_limit_exceeded',
    message: `Rate limit reached for requests. Please try again in ${retryAfterSeconds}s.`,
    headers: {
      'retry-after': String(retryAfterSeconds),
      'x-ratelimit-remaining-requests': '0',
      'x-ratelimit-reset-requests': `${retryAfterSeconds}s`,
    },
  }
}
