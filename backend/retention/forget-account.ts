import { eq, type SQL, sql } from 'drizzle-orm'
import type { Locale } from '../../locales/locale.ts'
import { account } from '../database/tables/index.ts'
import { lockCompanies } from '../kit/company/lock-company.ts'
import type { Orm } from '../kit/database/database.ts'
import type { Forgotten } from '../kit/retention/define-retention.ts'
import type { Account } from '../kit/sessions/person.ts'
import { retentions } from './retentions.ts'

const ofAccount = () => [...retentions.values()].flatMap((one) => one.ofAccount ?? [])

/** The codes of all companies that have something of the person. */
const companiesOf = ({ id }: Account): SQL =>
  sql.join(
    ofAccount()
      .flatMap(({ tables = [] }) => tables)
      .map(
        ({ account: owner, company }) => sql`select ${company} from ${company.table} where ${eq(owner, id)}`,
      ),
    sql` union `,
  )

/**
 * Deletes what goes with an account, of all subjects. Locks the companies that have something of the person, then the account, so that it
 * cannot join another company meanwhile. Throws if it cannot be deleted yet. Call it in a transaction.
 */
export async function forgetAccount(orm: Orm, person: Account, locale: Locale): Promise<Required<Forgotten>> {
  await lockCompanies(orm, companiesOf(person))
  await orm.select({ id: account.id }).from(account).where(eq(account.id, person.id)).for('update')
  for (const { check } of ofAccount()) await check?.(orm, person, locale)
  const forgotten: Forgotten[] = []
  for (const { forget } of ofAccount()) forgotten.push((await forget?.(orm, person)) ?? {})
  return {
    files: forgotten.flatMap(({ files = [] }) => files),
    changes: forgotten.flatMap(({ changes = [] }) => changes),
  }
}
