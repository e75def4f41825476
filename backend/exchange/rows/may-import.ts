import { and, eq } from 'drizzle-orm'
import type { ExchangeDefinition } from '../../../schemas/exchange/define-exchange.ts'
import { membership } from '../../database/tables/index.ts'
import { ownDoctor } from '../../kit/access/own-doctor.ts'
import { mayInWhole } from '../../kit/access/permissions.ts'
import type { Orm } from '../../kit/database/database.ts'
import type { ImportedBy } from '../../kit/exchange/define-import.ts'

/** Whether the member in whose name an import is written or undone may still write things of its subject in the whole company. */
export async function mayImport(
  orm: Orm,
  { company, account }: ImportedBy,
  { section }: ExchangeDefinition,
): Promise<boolean> {
  const [member] = await orm
    .select()
    .from(membership)
    .where(and(eq(membership.company, company), eq(membership.account, account)))
  return (
    member !== undefined &&
    mayInWhole(member, { section, action: 'write' }) &&
    ownDoctor(member) === undefined
  )
}
