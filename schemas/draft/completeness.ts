import { defaultLocale, type Locale, locales } from '../../locales/locale.ts'
import { isBlank } from '../core/localized.ts'
import { branchOf, isRecord, shapeOf } from '../core/schema-shape.ts'
import { type TSchema, t } from '../core/type.ts'
import { lenderOf } from '../lent-russian.ts'
import { menuSchema } from '../menu/menu.ts'
import type { BlockDefinition } from '../page/define-block.ts'
import type { PageDocument, StoredBlock } from '../page/page.ts'
import type { SiteDocument } from '../page/site.ts'
import { pageHeadProperties } from '../page/stored-page.ts'
import { upgradeBlock } from '../page/upgrade.ts'

/**
 * Translation progress of a language: `filled` of the `total` texts that exist in Russian. `missingOwn` counts
 * missing texts that never fall back, so readers of the language do not see them.
 */
export type Counts = { filled: number; total: number; missingOwn: number }
export type Completeness = Record<Locale, Counts>

type Definitions = ReadonlyMap<string, BlockDefinition>

const each = (counts: (locale: Locale) => Counts): Completeness =>
  Object.fromEntries(locales.map((locale) => [locale, counts(locale)])) as Completeness

const sum = (parts: readonly Completeness[]): Completeness =>
  each((locale) => ({
    filled: parts.reduce((total, part) => total + part[locale].filled, 0),
    total: parts.reduce((total, part) => total + part[locale].total, 0),
    missingOwn: parts.reduce((total, part) => total + part[locale].missingOwn, 0),
  }))

function leafCompleteness(value: Record<string, unknown>, own: boolean): Completeness {
  return each((locale) => {
    const written = !isBlank(value[locale]) && !(locale === defaultLocale && lenderOf(value))
    if (own) return { filled: 0, total: 0, missingOwn: written ? 0 : 1 }
    return { filled: written ? 1 : 0, total: 1, missingOwn: 0 }
  })
}

/** Counts the texts of a stored value. */
export function completenessOf(schema: TSchema, value: unknown): Completeness {
  const shape = shapeOf(schema)
  if (shape.kind === 'leaf') {
    const counts = shape.leaf !== 'link' && isRecord(value) && !isBlank(value.ru)
    return counts ? leafCompleteness(value, shape.own) : sum([])
  }
  if (shape.kind === 'array') {
    return sum(Array.isArray(value) ? value.map((item) => completenessOf(shape.items, item)) : [])
  }
  if (shape.kind === 'object' && isRecord(value)) {
    return sum(Object.entries(shape.properties).map(([key, item]) => completenessOf(item, value[key])))
  }
  const branch = shape.kind === 'variants' ? branchOf(shape, value) : undefined
  return branch ? completenessOf(branch, value) : sum([])
}

/** Counts the texts of a block and its descendants. A block that cannot be read counts as empty. */
export function blockCompleteness(block: StoredBlock, definitions: Definitions): Completeness {
  const definition = definitions.get(block.type)
  const upgraded = definition && upgradeBlock(block, definition)
  return sum([
    ...(definition && upgraded && !upgraded.fault
      ? [completenessOf(definition.props, upgraded.block.props)]
      : []),
    ...(block.children ?? []).map((child) => blockCompleteness(child, definitions)),
  ])
}

const headSchema = t.object(pageHeadProperties)

/** Counts the texts of a page: its title, its description, its blocks. */
export const pageCompleteness = (page: PageDocument, definitions: Definitions): Completeness =>
  sum([
    completenessOf(headSchema, page),
    ...page.blocks.map((block) => blockCompleteness(block, definitions)),
  ])

/** Counts the texts of a site: its menu and its pages. */
export const siteCompleteness = (
  site: Pick<SiteDocument, 'menu' | 'pages'>,
  definitions: Definitions,
): Completeness =>
  sum([
    completenessOf(menuSchema, site.menu),
    ...Object.values(site.pages).map((page) => pageCompleteness(page, definitions)),
  ])
