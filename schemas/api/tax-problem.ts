import type { FieldProblem } from './fields.ts'

const ofCountry = new Map<string, FieldProblem>([
  ['KZ', 'taxNumberKz'],
  ['UZ', 'taxNumberUz'],
  ['KG', 'taxNumberKg'],
  ['BY', 'taxNumberBy'],
  ['RU', 'taxNumberRu'],
])

/** What is wrong with a tax number that cannot exist in a country. */
export const taxProblem = (country: string): FieldProblem => ofCountry.get(country) ?? 'taxNumber'
