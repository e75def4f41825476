import { studioPath } from '@sanity/client/csm'
import { ApiError } from './api-error.ts'
import type { StandInDocument } from './dataset.ts'

/** The operations of a patch that the stand-in knows, as a client sends them. */
export type PatchOperations = {
  set?: Readonly<Record<string, unknown>>
  setIfMissing?: Readonly<Record<string, unknown>>
  unset?: readonly string[]
  inc?: Readonly<Record<string, number>>
  dec?: Readonly<Record<string, number>>
  insert?: { items: readonly unknown[] } & Readonly<Partial<Record<'before' | 'after' | 'replace', string>>>
  ifRevisionID?: string
}

const known = ['set', 'setIfMissing', 'unset', 'inc', 'dec', 'insert', 'ifRevisionID', 'id', 'query']

type Holder = Record<string | number, unknown>
type Segment = string | number | { _key: string }

/** The document after a patch. Paths lead by fields, indexes and keys: `blocks[_key=="a"].title.ru`. */
export function patched(document: StandInDocument, patch: PatchOperations): StandInDocument {
  const unknown = Object.keys(patch).find((operation) => !known.includes(operation))
  if (unknown) throw notKnown(`the operation ${unknown}`)
  const result = structuredClone(document)
  for (const [path, value] of Object.entries(patch.setIfMissing ?? {})) {
    if (valueAt(result, segmentsOf(path)) === undefined) setAt(result, segmentsOf(path), value)
  }
  for (const [path, value] of Object.entries(patch.set ?? {})) setAt(result, segmentsOf(path), value)
  for (const path of patch.unset ?? []) unsetAt(result, segmentsOf(path))
  for (const [path, by] of Object.entries(patch.inc ?? {})) add(result, path, by)
  for (const [path, by] of Object.entries(patch.dec ?? {})) add(result, path, -by)
  if (patch.insert) insert(result, patch.insert)
  return result
}

function segmentsOf(path: string): Segment[] {
  return studioPath.fromString(path).map((segment) => {
    if (Array.isArray(segment)) throw notKnown(`the range in ${path}`)
    // What the parser leaves as it is.
    const fromEnd = typeof segment === 'string' ? /^\[(-\d+)\]$/.exec(segment) : null
    return fromEnd ? Number(fromEnd[1]) : segment
  })
}

/** The field or index of a segment in what holds it; `-1` is the last. */
function indexIn(holder: unknown, segment: Segment): string | number | undefined {
  if (typeof segment === 'string') return segment
  if (!Array.isArray(holder)) return undefined
  if (typeof segment === 'number') return segment < 0 ? holder.length + segment : segment
  const index = holder.findIndex((one: { _key?: unknown } | undefined) => one?._key === segment._key)
  return index === -1 ? undefined : index
}

function valueAt(root: unknown, path: readonly Segment[]): unknown {
  return path.reduce<unknown>((holder, segment) => {
    if (typeof holder !== 'object' || holder === null) return undefined
    const index = indexIn(holder, segment)
    return index === undefined ? undefined : (holder as Holder)[index]
  }, root)
}

/** Sets a value; objects on the way to it are made, elements of arrays are not. */
function setAt(root: Holder, path: readonly Segment[], value: unknown): void {
  let holder: Holder = root
  for (const [depth, segment] of path.entries()) {
    const index = indexIn(holder, segment)
    if (index === undefined) return
    if (depth === path.length - 1) holder[index] = value
    else {
      holder[index] ??= {}
      holder = holder[index] as Holder
    }
  }
}

function unsetAt(root: unknown, path: readonly Segment[]): void {
  const last = path.at(-1)
  const holder = valueAt(root, path.slice(0, -1))
  if (last === undefined || typeof holder !== 'object' || holder === null) return
  const index = indexIn(holder, last)
  if (index === undefined) return
  if (Array.isArray(holder)) holder.splice(Number(index), 1)
  else delete (holder as Holder)[index]
}

function add(root: StandInDocument, path: string, by: number): void {
  const before = valueAt(root, segmentsOf(path))
  if (typeof before === 'number') setAt(root, segmentsOf(path), before + by)
}

function insert(root: StandInDocument, { items, ...places }: NonNullable<PatchOperations['insert']>): void {
  const [place, path = ''] = Object.entries(places)[0] ?? []
  const segments = segmentsOf(path)
  const list = valueAt(root, segments.slice(0, -1))
  const last = segments.at(-1)
  if (!Array.isArray(list) || last === undefined) return
  // At the end of an empty list too, which `[-1]` names.
  const index = list.length === 0 ? 0 : Number(indexIn(list, last) ?? list.length)
  list.splice(place === 'after' && list.length > 0 ? index + 1 : index, place === 'replace' ? 1 : 0, ...items)
}

const notKnown = (what: string) =>
  new ApiError(400, { error: { type: 'mutationError', description: `The stand-in does not know ${what}` } })
