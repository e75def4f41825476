import { and, eq } from 'drizzle-orm'
import type { Locale } from '../../../locales/locale.ts'
import { service } from '../../database/tables/index.ts'
import { isVisible } from '../../kit/area/visible-rows.ts'
import type { Orm } from '../../kit/database/database.ts'

/** The number of names that is enough to find out their languages. */
const enough = 1000

/** The names of the services that visitors see. */
export async function serviceNames(orm: Orm, company: string): Promise<Partial<Record<Locale, unknown>>[]> {
  const rows = await orm
    .select({ name: service.name })
    .from(service)
    .where(and(eq(service.company, company), isVisible(service)))
    .limit(enough)
  return rows.map(({ name }) => name)
}
