/** Codes of the answers that are not a success, with their HTTP status. Their texts are in `locales/<lang>/errors.json`. */
export const statusOf = {
  BAD_REQUEST: 400,
  APP_CREDENTIAL: 401,
  INTEGRATOR_UNKNOWN: 403,
  NOT_FOUND: 404,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const
export type ErrorCode = keyof typeof statusOf

/** Messages per field of the request, in the language of the request. */
export type FieldErrors = Record<string, string[]>

/** Ends a request with an error body. Thrown by guards and endpoints. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly fields: FieldErrors | undefined
  constructor(code: ErrorCode, { fields, ...options }: ErrorOptions & { fields?: FieldErrors } = {}) {
    super(code, options)
    this.name = 'ApiError'
    this.code = code
    this.fields = fields
  }
}
