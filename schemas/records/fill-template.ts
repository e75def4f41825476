import { type Locale, locales } from '../../locales/locale.ts'
import { isBlank } from '../core/localized.ts'
import type { Problem } from '../core/problem.ts'
import { isTemplateVariable } from './template-variables.ts'

/** `{patient.name}`: a name in braces, in one run of text. */
const place = /\{ *([^{}\s][^{}\n]{0,59}?) *\}/g

/** Properties of rich text that no reader sees. */
const unseen = new Set(['_type', '_key', 'style', 'listItem', 'marks', 'markDefs', 'src', 'href'])

/** A text, or rich text: whatever holds strings that a reader sees. */
type Body = unknown

function mapTexts<T extends Body>(body: T, change: (text: string) => string): T
function mapTexts(body: Body, change: (text: string) => string): Body {
  if (typeof body === 'string') return change(body)
  if (Array.isArray(body)) return body.map((item) => mapTexts(item, change))
  if (typeof body !== 'object' || body === null) return body
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [key, unseen.has(key) ? value : mapTexts(value, change)]),
  )
}

/** The names in braces of a text or of rich text, each once. */
export function namesIn(body: Body): string[] {
  const found = new Set<string>()
  mapTexts(body, (text) => {
    for (const [, name] of text.matchAll(place)) if (name) found.add(name)
    return text
  })
  return [...found]
}

type Span = { _type: 'span'; _key: string; text: string; marks: string[] }

const isSpan = (item: unknown): item is Span =>
  typeof item === 'object' && item !== null && '_type' in item && item._type === 'span'

/** A span in parts: the names in braces that have words are spans of their own, underlined as the places of a form. */
function placed(span: Span, words: Readonly<Record<string, string>>): Span[] {
  const parts: Span[] = []
  const add = (text: string, marks: string[]) =>
    text && parts.push({ ...span, _key: `${span._key}-${parts.length}`, text, marks })
  let end = 0
  for (const { 0: written, 1: name = '', index } of span.text.matchAll(place)) {
    if (!Object.hasOwn(words, name)) continue
    add(span.text.slice(end, index), span.marks)
    add(`[${words[name]}]`, [...new Set([...span.marks, 'underline'])])
    end = index + written.length
  }
  add(span.text.slice(end), span.marks)
  return parts
}

/** Rich text in which names in braces stand as words for what will be there: `[Date of the visit]`. */
export function namePlaces<T extends Body>(body: T, words: Readonly<Record<string, string>>): T
export function namePlaces(body: Body, words: Readonly<Record<string, string>>): Body {
  if (Array.isArray(body))
    return body.flatMap((item) => (isSpan(item) ? placed(item, words) : [namePlaces(item, words)]))
  if (typeof body !== 'object' || body === null) return body
  return Object.fromEntries(Object.entries(body).map(([key, value]) => [key, namePlaces(value, words)]))
}

/** A template in one language. */
export type Template<T extends Body> = { lang: Locale; body: T }

/**
 * Values by the names in braces. One that is absent is not known; null is known and missing, as the birthday of a patient who never told
 * it; an empty string is left out on purpose.
 */
export type TemplateValues = Readonly<Record<string, string | null>>

/** A name in a template of one language that has no value: nobody knows the name, or the value is missing. */
export type TemplateProblem = { variable: string; lang: Locale; problem: 'unknown' | 'missing' }

/** A template with its values in place. Names without a value stay in their braces, and each is a problem. */
export function fill<T extends Body>({ lang, body }: Template<T>, values: TemplateValues) {
  const problems: TemplateProblem[] = namesIn(body)
    .filter((name) => (Object.hasOwn(values, name) ? values[name] : undefined) == null)
    .map((variable) => ({ variable, lang, problem: Object.hasOwn(values, variable) ? 'missing' : 'unknown' }))
  const filled = mapTexts(body, (text) =>
    text.replace(place, (written, name: string) =>
      Object.hasOwn(values, name) ? (values[name] ?? written) : written,
    ),
  )
  return { body: filled, problems }
}

/** Bodies by language. */
type Bodies = Partial<Record<Locale, Body>>

/**
 * What is wrong with the names in a template: one that is neither known nor `asked`, and one that the Russian text has and another language
 * lacks. Each problem is at its language, below `at`. Known are those of documents and notes, unless another set is given.
 */
export function checkTemplate(
  bodies: Bodies,
  asked: readonly string[],
  at: Problem['path'],
  isKnown: (name: string) => boolean = isTemplateVariable,
): Problem[] {
  const written = locales.filter((lang) => !isBlank(bodies[lang]))
  const expected = namesIn(bodies.ru)
  return written.flatMap((lang): Problem[] => {
    const names = namesIn(bodies[lang])
    const unknown = names.find((name) => !isKnown(name) && !asked.includes(name))
    if (unknown !== undefined)
      return [{ path: [...at, lang], code: 'unknownName', params: { name: `{${unknown}}` } }]
    const lacked = expected.find((name) => !names.includes(name))
    return lacked === undefined
      ? []
      : [{ path: [...at, lang], code: 'lackedName', params: { name: `{${lacked}}` } }]
  })
}
