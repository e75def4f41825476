import type { FieldProblem } from './field-problem.ts'

const ofCountry = new Map<string, FieldProblem>([
  ['KZ', 'taxNumberKz'],
  ['UZ', 'taxNumberUz'],
  ['KG', 'taxNumberKg'],
  ['BY', 'taxNumberBy'],
  ['RU', 'taxNumberRu'],
])

/** Message key for a tax number that is invalid in a country. */
export const taxProblem = (country: string): FieldProblem => ofCountry.get(country) ?? 'taxNumber'
