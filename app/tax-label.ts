import type { TextKey } from '../locales/text-key.ts'
import { taxCountries } from '../schemas/formats/tax-number.ts'

/** Text key for the name of a company's tax number in its country: BIN or IIN, INN, STIR or UNP. */
export const taxLabel = (country: string | undefined): TextKey =>
  `registration:taxNumber.${taxCountries.find((one) => one === country) ?? 'other'}`
