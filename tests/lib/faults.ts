import { fallbackLocales, type Locale } from '../../locales/locale.ts'
import { replaceAt } from '../../schemas/core/edit.ts'
import { isBlank } from '../../schemas/core/localized.ts'
import type { Path } from '../../schemas/core/problem.ts'
import { branchOf, isRecord, type Structure, shapeOf, structureOf } from '../../schemas/core/schema-shape.ts'
import type { TSchema } from '../../schemas/core/type.ts'

/** Pseudo-random numbers from 0 below `limit`, by seed (mulberry32). */
export function randomNumbers(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit
  }
}

/** Replacements for a value; `undefined` removes it. */
export const wrongValues = [
  undefined,
  null,
  7,
  -1,
  true,
  '',
  ' ',
  'слово',
  'я'.repeat(30_000),
  [],
  {},
  [7],
  { a: 1 },
]

export const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((part, step) => (part as Record<string | number, unknown> | undefined)?.[step], value)

type Step = { structure: Structure; part: unknown; schema: TSchema; index: number }

/** Walks a path through schema and value, as far as the schema describes it. */
function* stepsTo(schema: TSchema, value: unknown, path: Path): Generator<Step> {
  let here: TSchema | undefined = schema
  let part = value
  for (const [index, step] of path.entries()) {
    const outer: Structure = structureOf(here)
    const chosen: TSchema | undefined = outer.kind === 'variants' ? branchOf(outer, part) : here
    if (!chosen) return
    const structure = structureOf(chosen)
    yield { structure, part, schema: chosen, index }
    here =
      structure.kind === 'array'
        ? structure.items
        : structure.kind === 'object'
          ? structure.properties[step]
          : undefined
    if (!here) return
    part = (part as Record<string | number, unknown>)[step]
  }
}

const defaultOf = (structure: Structure, step: string | number): unknown =>
  structure.kind === 'object' && structure.required.has(String(step))
    ? (structure.properties[step] as { default?: unknown } | undefined)?.default
    : undefined

const isText = (schema: TSchema) => {
  const shape = shapeOf(schema)
  return shape.kind === 'leaf' && shape.leaf !== 'link' && !shape.own
}

/** The language of the localized text around a path, and the path of that text. */
export function languageOf(schema: TSchema, value: unknown, path: Path) {
  for (const { schema: here, part, index } of stepsTo(schema, value, path))
    if (shapeOf(here).kind === 'leaf' && isText(here))
      return { leaf: path.slice(0, index), language: path[index] as Locale, texts: part as object }
  return undefined
}

/** The language that a reader sees of a stored text. */
export const languageSeen = (texts: object, locale: Locale): Locale | undefined =>
  [locale, ...fallbackLocales[locale]].find((one) => !isBlank((texts as Record<string, unknown>)[one]))

/**
 * The path of the smallest part that has to be removed to fix a fault: the nearest language of a text, value that is
 * optional or has a default, or item of a list. The root if there is none.
 */
export function smallestAround(schema: TSchema, value: unknown, path: Path): Path {
  let nearest: Path = []
  for (const { structure, schema: here, part, index } of stepsTo(schema, value, path)) {
    const step = path[index] ?? ''
    const isFree =
      structure.kind === 'array'
        ? Array.isArray(part) && part.length > structure.minItems
        : structure.kind === 'object' && isText(here)
          ? isRecord(part) && Object.entries(part).some(([name, text]) => name !== step && !isBlank(text))
          : structure.kind === 'object' &&
            (!structure.required.has(String(step)) || defaultOf(structure, step) !== undefined)
    if (isFree) nearest = path.slice(0, index + 1)
  }
  return nearest
}

/**
 * A value without `path`; a required value is set to its default, and Russian of a text is replaced by another language.
 */
export function without(schema: TSchema, value: unknown, path: Path): unknown {
  const text = languageOf(schema, value, path)
  if (text && path.length === text.leaf.length + 1 && text.language === 'ru') {
    const other = Object.entries(text.texts).find(([name, written]) => name !== 'ru' && !isBlank(written))
    return replaceAt(value, path, other?.[1])
  }
  const last = [...stepsTo(schema, value, path)].at(-1)
  return replaceAt(value, path, last && defaultOf(last.structure, path.at(-1) ?? ''))
}
