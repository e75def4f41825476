import { and, eq } from 'drizzle-orm'
import type { Locale } from '../../locales/locale.ts'
import { type Membership, specialist } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { fieldFault } from '../kit/errors/field-fault.ts'
import { checkMayPlan } from './doctors-of-branches.ts'

/** Throws 422 if a company has no such card of a doctor, 403 if its time is not the giver's to plan. */
export async function checkCard(orm: Orm, giver: Membership, code: string, locale: Locale): Promise<void> {
  const [card] = await orm
    .select({ places: specialist.places })
    .from(specialist)
    .where(and(eq(specialist.company, giver.company), eq(specialist.code, code)))
  if (!card) throw fieldFault(locale, { SPECIALIST_CODE: 'invalid' })
  checkMayPlan(giver, card)
}
