/** What is asked when; each fault is shown at the step of its field. */
export const steps = [
  { name: 'kind', fields: ['KIND', 'COMPANY_NAME', 'COMPANY_NAME_KK', 'COMPANY_NAME_UZ', 'COMPANY_NAME_EN'] },
  { name: 'place', fields: ['LOCATION_CODE', 'ADDRESS', 'LATITUDE', 'LONGITUDE'] },
  { name: 'contacts', fields: ['PHONES', 'EMAIL'] },
  { name: 'papers', fields: ['TAX_NUMBER', 'LICENSE', 'LICENSE_SCANS', 'LOGO', 'KEEP_SCANS'] },
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

/** The first step of those that ask for these fields; undefined where there are none. */
export function firstStepOf(names: readonly string[]): number | undefined {
  return names.length > 0 ? Math.min(...names.map(stepOf)) : undefined
}
