import type { Locale } from '../../../locales/locale.ts'
import { companyBodyIn, correctedCompanyBodyIn } from '../../../schemas/api/registration.ts'
import { taxProblem } from '../../../schemas/api/tax-problem.ts'
import { z } from '../../../schemas/core/zod.ts'
import { isTaxNumber } from '../../../schemas/formats/tax-number.ts'
import { withCallingCode } from '../../../schemas/reference/countries.ts'
import type { City } from '../../api/read-cities.ts'
import { bodyOf } from './body-of.ts'
import type { RegistrationValues } from './registration-values.ts'

type Options = { cities: readonly City[]; isCorrection: boolean; locale: Locale }

/** The fields of a partly valid body that the tax number check needs. */
type Numbered = { TAX_NUMBER?: string; LOCATION_CODE?: string }

/**
 * The schema of a registration: the body of its call, with a tax number valid in the country of the city, and phones that
 * have its calling code if they were written without. A missing name is
 * reported at its field in the language of the screen.
 */
export function registrationRules({ cities, isCorrection, locale }: Options) {
  const countryOf = ({ LOCATION_CODE }: Numbered) =>
    cities.find(({ code }) => code === LOCATION_CODE)?.country
  const ofCountry = z.refine<Numbered>(
    (body) => {
      const country = countryOf(body)
      return !country || isTaxNumber(body.TAX_NUMBER ?? '', country)
    },
    {
      path: ['TAX_NUMBER'],
      // Checked even while other steps are incomplete.
      when: () => true,
      error: ({ input }) => taxProblem(countryOf(input as Numbered) ?? ''),
    },
  )
  return {
    schema: (isCorrection ? correctedCompanyBodyIn(locale) : companyBodyIn(locale)).check(ofCountry),
    toBody: (entered: Partial<RegistrationValues>) => {
      const country = countryOf(entered)
      const PHONES = entered.PHONES?.map((phone) => withCallingCode(phone, country))
      return bodyOf({ ...entered, ...(PHONES && { PHONES }) }, isCorrection)
    },
  }
}
