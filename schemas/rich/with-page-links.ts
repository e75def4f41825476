import { isRecord } from '../core/is-record.ts'
import type { PortableText } from './portable-text.ts'

/** The keys that hold links, and their containers: tables, callouts. Files are not pages. */
const places = ['markDefs', 'rows', 'cells', 'content']
/** A table is the deepest: text, rows, cells, definitions. */
const maxDepth = 8

function walk(value: unknown, pageHref: (path: string) => string, depth: number): unknown {
  if (depth > maxDepth) return value
  if (Array.isArray(value)) {
    const next = value.map((item) => walk(item, pageHref, depth + 1))
    return next.every((item, index) => item === value[index]) ? value : next
  }
  if (!isRecord(value)) return value
  const { _type, href } = value
  if (_type === 'link' && typeof href === 'string' && href.startsWith('/'))
    return { ...value, href: pageHref(href) }
  const changed = places
    .filter((name) => Array.isArray(value[name]))
    .map((name) => [name, walk(value[name], pageHref, depth + 1)] as const)
    .filter(([name, next]) => next !== value[name])
  return changed.length > 0 ? { ...value, ...Object.fromEntries(changed) } : value
}

/** Adds language and company to the links to pages of the site; returns the same object if there are none. */
export const withPageLinks = (content: PortableText, pageHref: (path: string) => string): PortableText =>
  walk(content, pageHref, 0) as PortableText
