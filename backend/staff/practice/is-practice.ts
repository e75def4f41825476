import { and, count, eq } from 'drizzle-orm'
import { company, type Membership, specialist } from '../../database/tables/index.ts'
import { may, permissionsOf } from '../../kit/access/permissions.ts'
import type { Orm } from '../../kit/database/database.ts'
import { isVisibleDoctor } from '../../shared/shown/visible-doctors.ts'

/** How a company stands to the screen of a practice (R101). */
export async function practiceOf(orm: Orm, code: string): Promise<{ isOn: boolean; isAlone: boolean }> {
  const [row] = await orm.select({ isOn: company.hasPractice }).from(company).where(eq(company.code, code))
  const [doctors] = await orm
    .select({ number: count() })
    .from(specialist)
    .where(and(eq(specialist.company, code), isVisibleDoctor))
  return { isOn: row?.isOn ?? false, isAlone: doctors?.number === 1 }
}

/** Whether a member has the screen of a practice: with a doctor's card, where it is switched on or the company has one doctor (R101). */
export async function isPractice(
  orm: Orm,
  member: Pick<Membership, 'company' | 'role' | 'mayPublish' | 'specialist'>,
): Promise<boolean> {
  if (member.specialist === null || !may(permissionsOf(member), 'mis-practice', 'read')) return false
  const { isOn, isAlone } = await practiceOf(orm, member.company)
  return isOn || isAlone
}
