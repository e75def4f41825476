import { patterns } from '../../../schemas/core/patterns.ts'
import { type Code, code, sourceText } from './source-text.ts'

const written = (pattern: string): Code => code(String(new RegExp(pattern, 'u')))

const names = new Map(Object.entries(patterns).map(([name, pattern]) => [pattern as string, name]))

/** A pattern of ours in the source of a type: by its name, if it has one. */
export const patternSource = (pattern: string): Code => {
  const name = names.get(pattern)
  return name === undefined ? written(pattern) : code(`patterns.${name}`)
}

/** The source of the patterns that have a name. */
export const patternsText = `export const patterns = ${sourceText(
  Object.fromEntries(Object.entries(patterns).map(([name, pattern]) => [name, written(pattern)])),
)}\n`
