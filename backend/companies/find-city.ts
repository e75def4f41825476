import { eq } from 'drizzle-orm'
import type { Locale } from '../../locales/locale.ts'
import { taxProblem } from '../../schemas/api/tax-problem.ts'
import { isPhone } from '../../schemas/formats/phone.ts'
import { isTaxNumber } from '../../schemas/formats/tax-number.ts'
import { withCallingCode } from '../../schemas/reference/countries.ts'
import { city } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { fieldFault } from '../kit/errors/field-fault.ts'

/** The city of a registration. Throws 422 if the tax number or a phone is not valid in its country. */
export async function findCity(
  orm: Orm,
  {
    LOCATION_CODE,
    TAX_NUMBER,
    PHONES,
  }: { LOCATION_CODE: string; TAX_NUMBER: string; PHONES: readonly string[] },
  locale: Locale,
): Promise<typeof city.$inferSelect> {
  const [found] = await orm.select().from(city).where(eq(city.slug, LOCATION_CODE))
  if (!found) throw fieldFault(locale, { LOCATION_CODE: 'city' })
  if (!isTaxNumber(TAX_NUMBER, found.country))
    throw fieldFault(locale, { TAX_NUMBER: taxProblem(found.country) })
  if (!PHONES.every((phone) => isPhone(withCallingCode(phone, found.country))))
    throw fieldFault(locale, { PHONES: 'phone' })
  return found
}
