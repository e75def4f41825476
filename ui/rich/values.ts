type Values = Record<string, unknown>

export const isRecord = (value: unknown): value is Values => typeof value === 'object' && value !== null
/** The objects of a list; empty for another value. */
export const records = (value: unknown): Values[] => (Array.isArray(value) ? value.filter(isRecord) : [])
export const oneOf = <Word extends string>(words: readonly Word[], value: unknown): Word | undefined =>
  words.find((word) => word === value)
/** A text with something in it. */
export const words = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined
/** A positive number within bounds. */
export const size = (value: unknown): number | undefined =>
  Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : undefined
