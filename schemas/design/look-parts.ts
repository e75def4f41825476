import { themeSchema } from './theme.ts'

/** Which of the names of a design a ready look sets. */
export const lookParts = (names: readonly string[]): string[] =>
  names.filter((name) => name === 'template' || name in themeSchema.properties)
