import type { ApiQuery } from './api-query.ts'

/** Subject (see `ApiQuery`) of the figures of short links. */
export const linkSubject = 'links'

/** Who has come by each short link of a company. `place` is company and branch as in a path, `1001/0`. */
export const linkOpenings = (place: string) =>
  ({
    key: [linkSubject, place],
    path: `/business-api-front2/${place}/links_openings`,
    schema: async () => (await import('../../schemas/api/links.ts')).linkOpenings,
  }) satisfies ApiQuery
