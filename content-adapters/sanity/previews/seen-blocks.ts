import { isRecord } from '../../../schemas/core/is-record.ts'
import { mostSteps } from '../../../schemas/core/most-steps.ts'
import type { SanityMapping } from '../mapping.ts'
import { idOfKey } from '../wire/keys.ts'
import { writtenAt } from './written-at.ts'

/** A document of Sanity and a path in it. */
export type Place = { id: string; path: PathStep[] }

/** A step of a path: a field, an entry of a list by its key, or one by its place. */
export type PathStep = string | number | { _key: string }

type Seen = Place & { raw: Record<string, unknown> }

/** A paragraph between blocks is the first of a block of ours, which takes its name from it (`wire/block.ts`). */
const ofText = 'text-'

/** More blocks than any page has. */
const mostBlocks = 10_000

type Options = {
  /** How many blocks it knows. */
  most?: number
  /** The field that a block of a type has its blocks in. */
  listOf?: (type: unknown) => string
  /** The expressions that props of a block of a type are read with. */
  propsOf?: (type: unknown) => Readonly<Record<string, string>> | undefined
}

/**
 * Where the blocks of a page stand in their documents, by the answers that the page is made of. `list` is the field that documents have
 * their blocks in. Of more than `most` blocks it knows those that came last.
 */
export function createSeenBlocks(
  list = 'blocks',
  { most = mostBlocks, listOf = () => 'blocks', propsOf = () => undefined }: Options = {},
) {
  const seen = new Map<string, Seen>()

  function add(key: string, found: Seen): void {
    seen.delete(key)
    seen.set(key, found)
    for (const oldest of seen.keys()) {
      if (seen.size <= most) break
      seen.delete(oldest)
    }
  }

  function addAll(id: string, blocks: readonly unknown[], path: readonly PathStep[]): void {
    if (path.length > mostSteps) return
    for (const raw of blocks) {
      if (!isRecord(raw) || typeof raw._key !== 'string') continue
      const own = [...path, { _key: raw._key }]
      add(idOfKey(raw._key), { id, path: own, raw })
      if (Array.isArray(raw.blocks)) addAll(id, raw.blocks, [...own, listOf(raw._type)])
    }
  }

  /** Notes the blocks of all documents in an answer. */
  function note(answer: unknown, step = 0): void {
    if (step > mostSteps) return
    if (Array.isArray(answer)) for (const one of answer) note(one, step + 1)
    if (!isRecord(answer)) return
    if (typeof answer._id === 'string' && Array.isArray(answer.blocks))
      addAll(answer._id, answer.blocks, [list])
    else for (const one of Object.values(answer)) note(one, step + 1)
  }

  /** The place of a block, or of a field of it (`items.0.title`) in a language; undefined for a block of no document. */
  function placeOf(block: string, field?: string, language?: string): Place | undefined {
    const found = seen.get(block) ?? seen.get(block.startsWith(ofText) ? block.slice(ofText.length) : block)
    if (!found) return undefined
    const { id, path, raw } = found
    if (field === undefined) return { id, path }
    const own = field.split('.')
    const props = propsOf(raw._type)
    const written = props ? writtenAt(props, own) : own
    return { id, path: [...path, ...keyed(raw, written, language)] }
  }

  return { note: (answer: unknown) => note(answer), placeOf }
}

/** Where the blocks of pages stand in the documents of a dataset with other names. */
export function seenBlocksOf({ documents, blocks }: SanityMapping) {
  const propsOf = (type: unknown) => blocks?.[String(type)]?.props
  const listOf = (type: unknown) => propsOf(type)?.blocks ?? 'blocks'
  return createSeenBlocks(documents?.page?.fields?.blocks, { listOf, propsOf })
}

/**
 * A path with the keys that entries of lists have there, and the place of the language in a text that has several. It ends at a text or a number, in
 * which nothing has a place of its own.
 */
function keyed(raw: unknown, path: readonly string[], language?: string): PathStep[] {
  let value = raw
  const steps: PathStep[] = []
  for (const step of path) {
    if (['string', 'number', 'boolean'].includes(typeof value)) break
    const isEntry = Array.isArray(value)
    value = isRecord(value) || Array.isArray(value) ? (value as Record<string, unknown>)[step] : undefined
    if (!isEntry) steps.push(step)
    else steps.push(isRecord(value) && typeof value._key === 'string' ? { _key: value._key } : Number(step))
  }
  return language === undefined ? steps : [...steps, ...spoken(value, language)]
}

/** The language in a text: a field, or an entry of a list as the plug-in `internationalized-array` has it; none in a text of one language. */
function spoken(text: unknown, language: string): PathStep[] {
  if (Array.isArray(text)) {
    const entry = text.filter(isRecord).find((one) => [one._key, one.language].includes(language))
    return typeof entry?._key === 'string' ? [{ _key: entry._key }, 'value'] : []
  }
  return text === undefined || (isRecord(text) && language in text) ? [language] : []
}
