import { and, eq } from 'drizzle-orm'
import type { Locale } from '../../../locales/locale.ts'
import { specialist } from '../../database/tables/index.ts'
import type { Orm } from '../../kit/database/database.ts'
import { fieldFault } from '../../kit/errors/field-fault.ts'
import { isVisibleDoctor } from './visible-doctors.ts'

/** The code of the doctor whom a form names, if visitors of the clinic see the card. Throws 422 at the field SPECIALIST. */
export async function findVisibleDoctor(
  orm: Orm,
  { company, code }: { company: string; code: string },
  locale: Locale,
): Promise<string> {
  const [doctor] = await orm
    .select({ code: specialist.code })
    .from(specialist)
    .where(and(eq(specialist.company, company), eq(specialist.code, code), isVisibleDoctor))
  if (!doctor) throw fieldFault(locale, { SPECIALIST: 'invalid' })
  return doctor.code
}
