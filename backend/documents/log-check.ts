import { documentCheck } from '../database/tables/index.ts'
import type { Caller } from '../kit/caller.ts'
import type { Orm } from '../kit/database/database.ts'
import { networkOf } from './network-of.ts'

type Check = Pick<typeof documentCheck.$inferInsert, 'document' | 'kind' | 'isRight'>

/** Writes down for the issuer of a document that it was checked. */
export async function logCheck(orm: Orm, { address }: Pick<Caller, 'address'>, check: Check): Promise<void> {
  await orm.insert(documentCheck).values({ ...check, network: networkOf(address) })
}
