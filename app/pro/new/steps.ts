import { companyNames } from '../../../schemas/api/registration.ts'

/** The fields of each step; an error is shown at the step of its field. */
export const steps = [
  { name: 'kind', fields: ['KIND', ...Object.values(companyNames)] },
  { name: 'place', fields: ['LOCATION_CODE', 'ADDRESS', 'LATITUDE', 'LONGITUDE'] },
  { name: 'contacts', fields: ['PHONES', 'EMAIL'] },
  { name: 'papers', fields: ['TAX_NUMBER', 'LICENSE', 'LICENSE_SCANS', 'LOGO', 'KEEP_SCANS'] },
  { name: 'check', fields: ['CONSENT'] },
] as const
export type StepName = (typeof steps)[number]['name']

/** `PHONES[1]` belongs to the field `PHONES`. */
const fieldOf = (name: string): string => name.replace(/\[.*/, '')

/** The index of the step that has a field; the last step for an unknown field. */
export function stepOf(name: string): number {
  const found = steps.findIndex(({ fields }) => (fields as readonly string[]).includes(fieldOf(name)))
  return found < 0 ? steps.length - 1 : found
}

/** The first step that has one of these fields; undefined for an empty list. */
export function firstStepOf(names: readonly string[]): number | undefined {
  return names.length > 0 ? Math.min(...names.map(stepOf)) : undefined
}
