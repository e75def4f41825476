import type { z } from 'zod'
import type { Problem } from '../../schemas/core/problem.ts'
import { isDeep, plainCopy } from './plain-copy.ts'

/**
 * An omitted part of an answer. `path` has the list indexes of the original answer: `data.3.TITLE`. `problem` is set if a schema of ours found it
 * (`problemMessage` has its message in each language), `expected` if another one has said what it wants; `block` is the type of the block that it is in, and `costs` if nothing of that is shown.
 */
export type Pruned = {
  path: string
  code: string
  problem?: Problem
  expected?: string
  block?: string
  costs?: 'block'
}

type Container = Record<PropertyKey, unknown> | unknown[]
type Target = { container: Container; key: PropertyKey; path: PropertyKey[] }

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null

/**
 * Parses `value` tolerantly and returns its valid part. An invalid value is dropped, or its nearest ancestor that can
 * be omitted (a list item, an optional field). Each dropped part is reported once, with zod's code, or with
 * `incomplete:FIELD` if it lacks FIELD. Undefined if nothing is left. Never throws, never changes `value`.
 */
export function prune<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  report: (pruned: Pruned) => void,
): z.output<Schema> | undefined {
  // Only an invalid answer is copied, because most are valid.
  const whole = isDeep(value) ? undefined : schema.safeParse(value)
  if (whole?.success) return whole.data
  const told = new Set<string>()
  function tell(path: PropertyKey[], code: string, expected?: string) {
    const problem = { path: path.map(String).join('.'), code, ...(expected && { expected }) }
    if (!told.has(problem.path)) report(problem)
    told.add(problem.path)
  }
  const tree = { root: plainCopy(value, tell) }
  const places = new WeakMap<unknown[], number[]>()

  for (;;) {
    const result = schema.safeParse(tree.root)
    if (result.success) return result.data
    const targets = new Map<string, Target>()
    for (const issue of result.error.issues) {
      const target = targetOf(tree, ['root', ...issue.path], places)
      const shown = target.path.slice(1)
      const isWhole = target.path.length === issue.path.length + 1
      const code = isWhole
        ? codeOf(issue)
        : `incomplete:${issue.path.slice(shown.length).map(String).join('.')}`
      const id = JSON.stringify(shown.map(String))
      if (targets.has(id)) continue
      targets.set(id, target)
      tell(shown, code, isWhole && issue.code !== 'custom' ? issue.message : undefined)
    }
    if (targets.has('[]')) return undefined
    remove([...targets.values()], places)
  }
}

const codeOf = (issue: z.core.$ZodIssue): string => (issue.code === 'custom' ? issue.message : issue.code)

/** The deepest existing value on the path of an issue. */
function targetOf(root: Container, path: PropertyKey[], places: WeakMap<unknown[], number[]>): Target {
  let container = root
  const shown: PropertyKey[] = []
  for (const [step, key] of path.entries()) {
    shown.push(Array.isArray(container) ? placeOf(container, Number(key), places) : key)
    const inner = (container as Record<PropertyKey, unknown>)[key]
    const next = path[step + 1]
    if (next === undefined || !isContainer(inner) || !Object.hasOwn(inner, next)) {
      return { container, key, path: shown }
    }
    container = inner
  }
  return { container: root, key: 'root', path: ['root'] }
}

/** Index of a list item in the original answer. */
const placeOf = (list: unknown[], index: number, places: WeakMap<unknown[], number[]>): number =>
  places.get(list)?.[index] ?? index

function remove(targets: Target[], places: WeakMap<unknown[], number[]>) {
  const lists = new Map<unknown[], Set<number>>()
  for (const { container, key } of targets) {
    if (Array.isArray(container)) lists.set(container, (lists.get(container) ?? new Set()).add(Number(key)))
    else delete container[key]
  }
  for (const [list, indexes] of lists) {
    const kept = list.map((_, index) => index).filter((index) => !indexes.has(index))
    const keptPlaces = kept.map((index) => placeOf(list, index, places))
    const keptItems = kept.map((index) => list[index])
    list.splice(0, list.length, ...keptItems)
    places.set(list, keptPlaces)
  }
}
