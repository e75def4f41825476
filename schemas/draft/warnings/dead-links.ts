import { locales } from '../../../locales/locale.ts'
import type { Path } from '../../core/problem.ts'
import { isRecord, shapeOf, structureOf } from '../../core/schema-shape.ts'
import { findParts } from '../../core/schema-walk.ts'
import type { TSchema } from '../../core/type.ts'
import type { Change } from '../change.ts'
import type { SiteDraft } from '../site-draft.ts'
import { type Check, eachBlock, type Facts, type Warning } from './warning.ts'

/** True for a path of the site without a page; paths below a page of a list are not known here. */
function isDead(href: string, { pages }: SiteDraft, { ownSlugs }: Facts): boolean {
  const path = href.replace(/[?#].*$/, '').replace(/^\/|\/$/g, '')
  if (path === '' || path.startsWith('images/') || path.startsWith('files/')) return false
  const [first = ''] = path.split('/')
  return !ownSlugs.has(first) && !Object.values(pages).some(({ slug }) => slug === path)
}

const isLinked = (schema: TSchema) => {
  const shape = shapeOf(schema)
  return shape.kind === 'leaf' && shape.leaf !== 'text'
}

/** The path of the nearest value around `path` that may be left out; undefined if the block needs all of them. */
function removable(schema: TSchema, path: Path): Path | undefined {
  let found: Path | undefined
  let current: TSchema | undefined = schema
  for (const [index, step] of path.entries()) {
    const structure: ReturnType<typeof structureOf> | undefined = current && structureOf(current)
    if (structure?.kind === 'object') {
      if (!structure.required.has(String(step))) found = path.slice(0, index + 1)
      current = structure.properties[String(step)]
    } else current = structure?.kind === 'array' ? structure.items : undefined
  }
  // An item of a list cannot be taken out by its place alone.
  return found?.some((step) => typeof step === 'number') ? undefined : found
}

/** Rich text without links to an address: their words stay. */
function withoutLink(value: unknown, href: string): unknown {
  if (Array.isArray(value)) return value.map((item) => withoutLink(item, href))
  if (!isRecord(value)) return value
  const next = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withoutLink(one, href)]))
  if (!Array.isArray(next.markDefs)) return next
  const dead = new Set(
    next.markDefs.flatMap((mark) => (isRecord(mark) && mark.href === href ? [mark._key] : [])),
  )
  if (dead.size === 0) return next
  return {
    ...next,
    markDefs: next.markDefs.filter((mark) => !isRecord(mark) || !dead.has(mark._key)),
    children: (Array.isArray(next.children) ? next.children : []).map((child: unknown) =>
      isRecord(child) && Array.isArray(child.marks)
        ? { ...child, marks: child.marks.filter((mark) => !dead.has(mark)) }
        : child,
    ),
  }
}

/** The addresses of the links in rich text. */
function hrefsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(hrefsIn)
  if (!isRecord(value)) return []
  const own = value._type === 'link' && typeof value.href === 'string' ? [value.href] : []
  return [...own, ...Object.values(value).flatMap(hrefsIn)]
}

/** Buttons and links in texts whose page does not exist on the site. */
export const deadLinks: Check = (draft, facts) =>
  eachBlock(draft, facts, ({ props }, definition, at) => {
    const start = [...at, 'props']
    const warning = (path: Path, href: string, fix: Change[]): Warning => ({
      code: 'deadLink',
      path,
      params: { href },
      fix,
    })
    return findParts(definition.props, props, isLinked).flatMap(({ value, path, schema }) => {
      if (!isRecord(value)) return []
      const shape = shapeOf(schema)
      if (shape.kind === 'leaf' && shape.leaf === 'link') {
        const href = value.kind === 'page' && typeof value.path === 'string' ? value.path : ''
        if (href === '' || !isDead(href, draft, facts)) return []
        const whole = removable(definition.props, path)
        return [warning([...start, ...path], href, whole ? [{ path: [...start, ...whole] }] : [])]
      }
      return locales.flatMap((locale) =>
        [...new Set(hrefsIn(value[locale]))]
          .filter((href) => href.startsWith('/') && isDead(href, draft, facts))
          .map((href) => {
            const text = [...start, ...path, locale]
            return warning(text, href, [{ path: text, value: withoutLink(value[locale], href) }])
          }),
      )
    })
  })
