import { dashCount, dashOf } from './dash-count.ts'
import { readXml } from './read-xml.ts'
import { TooComplexError } from './too-complex-error.ts'

/** How many filters a drawing may use: each is computed for all pixels that it covers. */
const mostFilters = 40

/** How deep patterns may be made of patterns. */
const mostPatterns = 4

/** How many dashes its outlines may have. */
const mostDashes = 500_000

/** The limits of a drawing after reading. */
const limits = { depth: 128, elements: 20_000, attributes: 200_000 }

/** The number of filters in an attribute or a style sheet: `filter: blur(2px) url(#shadow)` has two. */
function countFilters(css: string): number {
  let count = 0
  for (const [, value] of css.matchAll(/filter\s*:([^;}]*)/gi)) count += value?.match(/\(/g)?.length ?? 0
  return count
}

/** The ids that a value refers to. */
const referred = (value: string): string[] => {
  const ids = [...value.matchAll(/url\(\s*["']?#([^"')\s]+)/gi)].map(([, id]) => id ?? '')
  return value.startsWith('#') ? [value.slice(1), ...ids] : ids
}

/** Whether patterns are made of patterns more than so many times, or in a circle. */
function isDeeper(uses: ReadonlyMap<string, ReadonlySet<string>>, most: number): boolean {
  let level = new Set(uses.keys())
  for (let depth = 0; depth < most && level.size > 0; depth += 1)
    level = new Set([...uses].flatMap(([id, used]) => ([...used].some((one) => level.has(one)) ? [id] : [])))
  return level.size > 0
}

/**
 * Throws `TooComplexError` for a drawing that is small, but would take long to be drawn: with too many filters, too many dashes, or
 * patterns in patterns in patterns.
 */
export function checkDrawing(drawing: string): void {
  let filters = 0
  let dashes = 0
  const patterns: string[] = []
  const uses = new Map<string, Set<string>>()
  const open: { name: string; dash: number }[] = []
  readXml(
    drawing,
    {
      open: (name, attributes) => {
        // Dashes are inherited.
        const dash = dashOf(attributes) ?? open.at(-1)?.dash ?? Number.POSITIVE_INFINITY
        open.push({ name, dash })
        dashes += dashCount(attributes, dash)
        if (dashes > mostDashes) throw new TooComplexError(`more than ${mostDashes} dashes`)
        if (name === 'pattern') {
          patterns.push(attributes.get('id') ?? `the pattern ${uses.size}`)
          uses.set(patterns.at(-1) ?? '', new Set())
        }
        const inside = uses.get(patterns.at(-1) ?? '')
        for (const [attribute, value] of attributes) {
          filters += countFilters(attribute === 'filter' ? `filter:${value}` : value)
          for (const id of inside ? referred(value) : []) inside?.add(id)
        }
        if (filters > mostFilters) throw new TooComplexError(`more than ${mostFilters} filters`)
      },
      text: (text) => {
        if (open.at(-1)?.name === 'style') filters += countFilters(text)
      },
      close: (name) => {
        open.pop()
        if (name === 'pattern') patterns.pop()
      },
    },
    limits,
  )
  if (filters > mostFilters) throw new TooComplexError(`more than ${mostFilters} filters`)
  if (isDeeper(uses, mostPatterns)) throw new TooComplexError(`patterns deeper than ${mostPatterns}`)
}
