import { type FieldErrors, fieldErrors } from '../../../locales/field-errors.ts'
import type { Translate } from '../../../locales/text-key.ts'
import { companyBody, mendCompanyBody } from '../../../schemas/api/registration.ts'
import { taxProblem } from '../../../schemas/api/tax-problem.ts'
import { isTaxNumber } from '../../../schemas/formats/tax-number.ts'
import type { City } from '../../api/read-cities.ts'
import { bodyOf } from './body-of.ts'
import type { Entered } from './entered.ts'

/** What is asked when; each fault is shown at the step of its field. */
export const steps = [
  { name: 'kind', fields: ['KIND', 'COMPANY_NAME', 'COMPANY_NAME_KK', 'COMPANY_NAME_UZ', 'COMPANY_NAME_EN'] },
  { name: 'place', fields: ['LOCATION_CODE', 'ADDRESS', 'LATITUDE', 'LONGITUDE'] },
  { name: 'contacts', fields: ['PHONES', 'EMAIL'] },
  { name: 'papers', fields: ['TAX_NUMBER', 'LICENSE', 'LICENSE_SCANS', 'LOGO', 'KEEP_SCANS', 'REMOVE_LOGO'] },
  { name: 'check', fields: ['CONSENT'] },
] as const
export type StepName = (typeof steps)[number]['name']

/** `PHONES[1]` is asked where `PHONES` is. */
const fieldOf = (name: string): string => name.replace(/\[.*/, '')

/** At which step a field is; the last for one that has none. */
export function stepOf(name: string): number {
  const found = steps.findIndex(({ fields }) => (fields as readonly string[]).includes(fieldOf(name)))
  return found < 0 ? steps.length - 1 : found
}

/** The first step with a fault; undefined where all is well. */
export function firstWrongStep(faults: FieldErrors): number | undefined {
  const wrong = Object.keys(faults).map(stepOf)
  return wrong.length > 0 ? Math.min(...wrong) : undefined
}

/** What is wrong with all that was entered, before it is sent. */
export function faultsOf(
  entered: Entered,
  { cities, isMended, t }: { cities: readonly City[]; isMended: boolean; t: Translate },
): FieldErrors {
  const { error } = (isMended ? mendCompanyBody : companyBody).safeParse(bodyOf(entered, isMended))
  const faults = error ? fieldErrors(error, t) : {}
  const country = cities.find(({ code }) => code === entered.LOCATION_CODE)?.country
  if (country && !faults.TAX_NUMBER && !isTaxNumber(entered.TAX_NUMBER.replace(/[\s-]/g, ''), country))
    faults.TAX_NUMBER = [t(`errors:fields.${taxProblem(country)}`)]
  return faults
}
