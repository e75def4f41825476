import type { ExchangeDefinition } from '../../../schemas/exchange/define-exchange.ts'
import type { Orm } from '../database/database.ts'
import type { Membership } from '../tables/index.ts'

/** How a subject is written into tables. */
export type ExportSubject<Value = Record<string, unknown>> = {
  definition: ExchangeDefinition
  /** What a member may read of a company, some hundred at a time. Whoever wants to know who has read a thing is told here. */
  pages(orm: Orm, member: Membership): AsyncIterable<readonly Value[]>
}

/** Declares how a subject is exported: the export `exported` of `<subject>/<name>.export.ts`. */
export const defineExport = <Value extends Record<string, unknown>>(
  subject: ExportSubject<Value>,
): ExportSubject => subject
