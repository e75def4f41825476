import type { ShownRows } from '../../schemas/api/exchange.ts'
import type { ApiQuery } from './api-query.ts'

const answers = () => import('../../schemas/api/exchange.ts')

/** Subject (see `ApiQuery`) of tables that are brought into a company and taken out. */
export const exchange = 'exchange'

const importPath = (place: string, code: string) =>
  `/business-api-front2/${place}/import/${encodeURIComponent(code)}` as const

/** What can be brought and taken out, and the latest imports. `place` is company and branch as in a path, `1001/0`. */
export const exchangedTables = (place: string) =>
  ({
    key: [exchange, place, 'tables'],
    path: `/business-api-front2/${place}/exchange`,
    schema: async () => (await answers()).exchangeTables,
  }) satisfies ApiQuery

/** An import: where it stands, and its columns. */
export const oneImport = (place: string, code: string) =>
  ({
    key: [exchange, place, 'import', code],
    path: importPath(place, code),
    schema: async () => (await answers()).openedImport,
  }) satisfies ApiQuery

/** A page of its rows that become, or have become, the same. */
export const importRows = (place: string, code: string, show: ShownRows, page: number) =>
  ({
    key: [exchange, place, 'rows', code, show, page],
    path: `${importPath(place, code)}/rows?show=${show}&page[number]=${page}`,
    schema: async () => (await answers()).importRowList,
  }) satisfies ApiQuery
