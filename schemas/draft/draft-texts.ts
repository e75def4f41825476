import { locales } from '../../locales/locale.ts'
import { isBlank } from '../core/localized.ts'
import type { Path } from '../core/problem.ts'
import { isRecord, shapeOf } from '../core/schema-shape.ts'
import { findParts } from '../core/schema-walk.ts'
import { type TSchema, t } from '../core/type.ts'
import type { StoredBlock } from '../page/page.ts'
import { pageHeadProperties } from '../page/stored-page.ts'
import type { DraftMenuItem, DraftPage, SiteDraft } from './site-draft.ts'
import { settingsNode } from './sources.ts'
import type { Texts } from './texts.ts'
import { nodesOf, type TreeNode } from './tree.ts'

/** A localized text that is written in some language. */
export type DraftText = {
  /** As in a change: `['pages', 'index', 'blocks', 'b1', 'props', 'title']`, `['menu', 'm1', 'name']`. */
  path: Path
  schema: TSchema
  texts: Texts
  /** The block, the entry of the menu or the page that it is in; `settingsNode` for the settings of the site. */
  node: string
  /** The type of the block; absent outside of blocks. */
  type?: string
}

/** The schema of a block's props; undefined for one that cannot be edited. */
export type SchemaOf = (block: StoredBlock) => TSchema | undefined

const isText = (schema: TSchema) => {
  const shape = shapeOf(schema)
  return shape.kind === 'leaf' && shape.leaf !== 'link'
}

const headSchema = t.object(pageHeadProperties)
const entrySchema = t.object({
  name: t.text({ label: { ru: 'Пункт меню', kk: 'Мәзір тармағы', uz: 'Menyu bandi', en: 'Menu entry' } }),
})

/** The texts of a value with a schema; `of` is their owner. */
export const textsOf = (
  schema: TSchema,
  value: unknown,
  path: Path,
  of: Pick<DraftText, 'node' | 'type'>,
): DraftText[] =>
  findParts(schema, value, isText, path).flatMap((part) => {
    const { value: texts } = part
    const isWritten = isRecord(texts) && locales.some((locale) => !isBlank(texts[locale]))
    return isWritten ? [{ ...of, path: part.path, schema: part.schema, texts }] : []
  })

/** The texts of a block, without those of blocks in it. */
export function blockTexts(page: string, block: StoredBlock, schemaOf: SchemaOf): DraftText[] {
  const schema = schemaOf(block)
  const path = ['pages', page, 'blocks', block.id, 'props']
  return schema ? textsOf(schema, block.props, path, { node: block.id, type: block.type }) : []
}

const nodesIn = (nodes: readonly unknown[], name: 'children' | 'items') =>
  (nodes as readonly TreeNode[]).flatMap((node) => nodesOf(node, name))

/** The texts of a page in the order of the page: its title, its description, its blocks. */
export const pageTexts = (id: string, page: DraftPage, schemaOf: SchemaOf): DraftText[] => [
  ...textsOf(headSchema, page, ['pages', id], { node: id }),
  ...nodesIn(page.blocks, 'children').flatMap((block) =>
    blockTexts(id, block as unknown as StoredBlock, schemaOf),
  ),
]

/** The names of the entries of a menu. */
export const menuTexts = (menu: readonly DraftMenuItem[]): DraftText[] =>
  nodesIn(menu, 'items').flatMap((entry) =>
    textsOf(entrySchema, entry, ['menu', entry.id], { node: entry.id }),
  )

/** The texts of the settings of a site, whose schema is `siteSettingsSchema`: its notice, its footer, its words for search engines. */
export const settingsTexts = ({ settings = {} }: SiteDraft['design'], schema: TSchema): DraftText[] =>
  textsOf(schema, settings, ['design', 'settings'], { node: settingsNode })

/** All texts of a draft: its pages, then its menu, then its settings if their schema is given. */
export const draftTexts = (
  { pages, menu, design }: SiteDraft,
  schemaOf: SchemaOf,
  settings?: TSchema | null,
): DraftText[] => [
  ...Object.entries(pages).flatMap(([id, page]) => pageTexts(id, page, schemaOf)),
  ...menuTexts(menu),
  ...(settings ? settingsTexts(design, settings) : []),
]
