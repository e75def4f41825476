import { themeSchema } from './theme.ts'

/** Those names of a design that a ready look sets. */
export const lookParts = (names: readonly string[]): string[] =>
  names.filter((name) => name === 'template' || name in themeSchema.properties)
