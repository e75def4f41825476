import type { StateSymbols } from './description.ts'
import { kazakhstan } from './kazakhstan.ts'
import { uzbekistan } from './uzbekistan.ts'

const ofCountry = new Map<string, StateSymbols>([
  ['KZ', kazakhstan],
  ['UZ', uzbekistan],
])

/** State symbols of a country by ISO code; undefined for countries that are not described. */
export const stateSymbols = (country: string): StateSymbols | undefined => ofCountry.get(country)
