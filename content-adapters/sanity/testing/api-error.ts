/** An answer of the service that is no success, as it words it. */
export class ApiError extends Error {
  readonly status: number
  readonly body: unknown
  readonly headers: Readonly<Record<string, string>>
  constructor(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) {
    super(`HTTP ${status}`)
    this.status = status
    this.body = body
    this.headers = headers
  }
}

const plain = (status: number, error: string, message: string, more: Record<string, unknown> = {}) =>
  new ApiError(status, { statusCode: status, error, message, ...more })

/** The errors of the service, by what has happened. */
export const apiErrors = {
  unknownToken: () => plain(401, 'Unauthorized', 'Session not found', { errorCode: 'SIO-401-ANF' }),
  tokenOfAnother: () =>
    plain(401, 'Unauthorized', 'Session does not match project host', { errorCode: 'SIO-401-AWH' }),
  unknownProject: (project: string) =>
    plain(404, 'Not Found', `Project "${project}" not found`, { errorCode: 'SIO-404-PNF' }),
  unknownDataset: (dataset: string, project: string) =>
    plain(404, 'Dataset not found', `Dataset "${dataset}" not found for project ID "${project}"`),
  unknownPath: () => plain(404, 'Not Found', 'Not Found'),
  notAllowed: (permission: string) => {
    const description = `Insufficient permissions; permission "${permission}" required`
    const items = [{ index: 0, error: { type: 'insufficientPermissionsError', description, permission } }]
    return new ApiError(403, { error: { type: 'mutationError', description, items } })
  },
  quota: () => plain(402, 'Payment Required', 'The project has used up the requests of its plan'),
  rateLimit: (seconds: number) =>
    new ApiError(
      429,
      { statusCode: 429, error: 'Too Many Requests', message: 'Rate limit exceeded' },
      { 'retry-after': String(seconds) },
    ),
  failure: (status: number) => plain(status, 'Internal Server Error', 'An internal server error occurred'),
  syntax: (query: string, position: number, description: string) =>
    new ApiError(400, {
      error: { type: 'queryParseError', description, query, start: position, end: query.length },
    }),
  conflict: (description: string, type: string, id: string) =>
    new ApiError(409, {
      error: {
        type: 'mutationError',
        description: `The mutation(s) failed: ${description}`,
        items: [{ index: 0, error: { type, description, id } }],
      },
    }),
}
