import type { ApiQuery } from './api-query.ts'

/** Subject (see `ApiQuery`) of the keys of programs. */
export const keys = 'keys'

/** The keys of the company of a place, `1001/0`. */
export const apiKeys = (place: string) =>
  ({
    key: [keys, place],
    path: `/business-api-front2/${place}/api_keys`,
    schema: async () => (await import('../../schemas/api/keys.ts')).apiKey.array(),
  }) satisfies ApiQuery
