import { problemMessage } from '../../../locales/problems.ts'
import { toProblems } from '../../../schemas/core/problem.ts'
import type { TSchema } from '../../../schemas/core/type.ts'
import { patternSource } from './patterns.ts'
import type { Source } from './source-text.ts'
import type { Words } from './words.ts'

type Keywords = {
  type?: string
  pattern?: string
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
}

/** The checks of a field (`Checks` in `rules.ts`) that its schema asks for, with our messages; undefined if there are none. */
export function checksOf(
  schema: TSchema,
  isRequired: boolean,
  { language }: Words,
): Readonly<Record<string, Source>> | undefined {
  const { type, pattern, maxLength, minimum, maximum, minItems, maxItems } = schema as Keywords
  const message = (keyword: string, params: Record<string, unknown>): string => {
    const [problem] = toProblems(schema, '', [{ instancePath: '', keyword, params }])
    return problem ? problemMessage(problem, language) : ''
  }
  const limit = (keyword: string, value: number) => [value, message(keyword, { limit: value })]
  const checks: Record<string, Source> = {
    // An absent list is an empty one.
    ...(isRequired &&
      (type !== 'array' || minItems) && { required: message('required', { missingProperty: '' }) }),
    ...(maxLength !== undefined && { characters: limit('maxLength', maxLength) }),
    ...(pattern !== undefined && { pattern: [patternSource(pattern), message('pattern', { pattern })] }),
    ...(type === 'integer' && { integer: message('type', { type }) }),
    ...(minimum !== undefined && { min: limit('minimum', minimum) }),
    ...(maximum !== undefined && { max: limit('maximum', maximum) }),
    ...(minItems && { min: limit('minItems', minItems) }),
    ...(maxItems !== undefined && { max: limit('maxItems', maxItems) }),
  }
  return Object.keys(checks).length > 0 ? checks : undefined
}
