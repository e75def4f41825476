import { and, asc, eq, gt, lt, ne, sql } from 'drizzle-orm'
import { account, sitePresence } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { accountName, accountNameColumns } from '../../kit/sessions/account-name.ts'

/** How long a tab counts as open after it was last heard of. */
const goneAfter = sql`now() - interval '30 seconds'`

type Here = { company: string; account: string; id: string; page: string; block?: string | undefined }

/** Notes the page and block that an editor has open in the builder, and returns those of the others, in the order of their arrival. */
export async function meet(orm: Orm, { block, ...here }: Here) {
  const { company, id, page } = here
  const values = { page, block: block ?? null, seenAt: sql`now()` }
  await orm
    .insert(sitePresence)
    .values({ ...here, ...values })
    .onConflictDoUpdate({
      target: [sitePresence.company, sitePresence.id],
      set: values,
      // A person updates only tabs of their own.
      setWhere: eq(sitePresence.account, here.account),
    })
  await orm
    .delete(sitePresence)
    .where(and(eq(sitePresence.company, company), lt(sitePresence.seenAt, goneAfter)))
  const rows = await orm
    .select({
      id: sitePresence.id,
      page: sitePresence.page,
      block: sitePresence.block,
      account: sitePresence.account,
      person: accountNameColumns,
    })
    .from(sitePresence)
    .innerJoin(account, eq(account.id, sitePresence.account))
    .where(
      and(eq(sitePresence.company, company), ne(sitePresence.id, id), gt(sitePresence.seenAt, goneAfter)),
    )
    .orderBy(asc(sitePresence.id))
  return rows.map((row) => ({
    ID: row.id,
    NAME: accountName(row.person),
    IS_ME: row.account === here.account,
    PAGE: row.page,
    BLOCK: row.block,
  }))
}
