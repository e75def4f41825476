import type { ApiQuery } from './api-query.ts'

/** Subject (see `ApiQuery`) of files with everything of a company. */
export const companyFile = 'company-file'

/** The files of a company that went out and came in. `place` is company and branch as in a path, `1001/0`. */
export const companyFiles = (place: string) =>
  ({
    key: [companyFile, place],
    path: `/business-api-front2/${place}/company_files`,
    schema: async () => (await import('../../schemas/api/company-file.ts')).companyFileList,
  }) satisfies ApiQuery
