import { companyBody, mendCompanyBody } from '../../../schemas/api/registration.ts'
import { taxProblem } from '../../../schemas/api/tax-problem.ts'
import { isTaxNumber } from '../../../schemas/formats/tax-number.ts'
import { z } from '../../../schemas/zod.ts'
import type { City } from '../../api/read-cities.ts'
import { bodyOf } from './body-of.ts'
import type { Entered } from './entered.ts'

type Options = { cities: readonly City[]; isMended: boolean }

/** Of a body as far as it could be read. */
type Numbered = { TAX_NUMBER?: string; LOCATION_CODE?: string }

/** What a registration must be: the body of its call, with a tax number of the country that the city is in. */
export function registrationRules({ cities, isMended }: Options) {
  const countryOf = ({ LOCATION_CODE }: Numbered) =>
    cities.find(({ code }) => code === LOCATION_CODE)?.country
  const ofCountry = z.refine<Numbered>(
    (body) => {
      const country = countryOf(body)
      return !country || isTaxNumber(body.TAX_NUMBER ?? '', country)
    },
    {
      path: ['TAX_NUMBER'],
      // Also while other steps are empty.
      when: () => true,
      error: ({ input }) => taxProblem(countryOf(input as Numbered) ?? ''),
    },
  )
  return {
    schema: isMended ? mendCompanyBody.check(ofCountry) : companyBody.check(ofCountry),
    toBody: (entered: Partial<Entered>) => bodyOf(entered, isMended),
  }
}
