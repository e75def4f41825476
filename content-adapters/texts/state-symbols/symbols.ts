import type { StateSymbols } from './description.ts'
import { kazakhstan } from './kazakhstan.ts'
import { uzbekistan } from './uzbekistan.ts'

const ofCountry = new Map<string, StateSymbols>([
  ['KZ', kazakhstan],
  ['UZ', uzbekistan],
])

/** The state symbols of a country by its ISO code; undefined for one that we know too little of. */
export const stateSymbols = (country: string): StateSymbols | undefined => ofCountry.get(country)
