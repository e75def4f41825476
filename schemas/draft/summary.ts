import { type Locale, locales } from '../../locales/locale.ts'
import { isEqual } from '../core/is-equal.ts'
import type { Path } from '../core/problem.ts'
import { isRecord } from '../core/schema-shape.ts'
import { lookOf } from '../design/look-of.ts'
import { lookParts } from '../design/look-parts.ts'
import { readVisibility } from '../page/block-visibility.ts'
import { currentValue, nodePath } from './change.ts'
import { diffDrafts } from './diff.ts'
import type { DraftMenuItem, DraftPage, SiteDraft } from './site-draft.ts'
import { isTexts } from './texts.ts'
import { nodesIn, type TreeNode } from './tree.ts'

/** The change of a part of a site. */
export type PartChange = 'added' | 'removed' | 'changed' | 'moved'

/** A changed part, and the languages whose texts have changed; none if something else has. */
type Part = { id: string; change: PartChange; locales: Locale[] }

/** The changes of a publication, for people: page by page, in the menu, in the design. */
export type SiteSummary = {
  pages: (Part & {
    title: DraftPage['title']
    /** Title, description and address, as far as they have changed. */
    head: string[]
    /** `isUnseen`: visitors do not see the block, neither before nor after. */
    blocks: (Part & { type: string; isUnseen?: true })[]
  })[]
  menu: (Part & { name: DraftMenuItem['name'] })[]
  /** Names of the changed values of the design: `template`, `palette`. */
  design: string[]
  /** The ready look that the site has now, where several of the names are one step that took it. */
  look?: string
}

/** A value with only one language of its texts, or without any. */
export function inLanguage(value: unknown, locale: Locale | undefined): unknown {
  if (Array.isArray(value)) return value.map((item) => inLanguage(item, locale))
  if (!isRecord(value)) return value
  if (isTexts(value)) return locale ? value[locale] : undefined
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, inLanguage(inner, locale)]))
}

/** Languages in which two values differ; none if they differ in something else too. */
function changedLocales(before: unknown, after: unknown): Locale[] {
  if (!isEqual(inLanguage(before, undefined), inLanguage(after, undefined))) return []
  return locales.filter((locale) => !isEqual(inLanguage(before, locale), inLanguage(after, locale)))
}

/** The own fields of a page, a block or an entry, without those below it. */
const ownOf = (value: unknown): Record<string, unknown> | undefined =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).filter(([name]) => !below.has(name))) : undefined
const below = new Set(['blocks', 'children', 'items'])

const ranks: readonly PartChange[] = ['moved', 'changed', 'removed', 'added']

/** The parts with changes, in the order in which they were found. */
class Parts {
  private readonly found = new Map<string, Part>()
  add(id: string, change: PartChange, locales: Locale[] = []): void {
    const known = this.found.get(id)
    if (!known || ranks.indexOf(change) > ranks.indexOf(known.change))
      this.found.set(id, { id, change, locales })
  }
  get all(): Part[] {
    return [...this.found.values()]
  }
}

/** The names of the design's values in a change: all that differ if the whole theme or all settings come or go. */
function designNames(path: Path, published: SiteDraft, draft: SiteDraft): string[] {
  const [, part, name] = path.map(String)
  if (name !== undefined || part === 'template') return [name ?? String(part)]
  const [before, after] = [published, draft].map((site) => currentValue(site, path))
  const [old, now] = [before, after].map((value) => (isRecord(value) ? value : {}))
  return Object.keys({ ...old, ...now }).filter((key) => !isEqual(old?.[key], now?.[key]))
}

/** True if a site has the block and neither the block nor a parent of it is hidden. */
function isSeen({ pages }: SiteDraft, page: string, id: string): boolean {
  const isIn = (nodes: readonly TreeNode[]): boolean =>
    nodes.some(
      (node) =>
        !readVisibility(node.visibility).isHidden && (node.id === id || isIn(nodesIn(node, 'children'))),
    )
  return isIn((pages[page]?.blocks ?? []) as unknown as TreeNode[])
}

/** The changes that publishing `draft` makes to the published site. */
export function siteSummary(published: SiteDraft, draft: SiteDraft): SiteSummary {
  const pages = new Parts()
  const heads = new Map<string, Set<string>>()
  const lists = new Map<string, Parts>()
  const design = new Set<string>()
  for (const { path, value, place } of diffDrafts(published, draft)) {
    const [kind, page, field] = path.map(String)
    const node = nodePath(path)
    if (kind === 'design') for (const name of designNames(path, published, draft)) design.add(name)
    else if (node) {
      const key = node.name === 'items' ? '' : String(page)
      const list = lists.get(key) ?? new Parts()
      lists.set(key, list)
      if (key) pages.add(key, 'changed')
      const at = [...node.list, node.id]
      const [before, after] = [currentValue(published, at), currentValue(draft, at)]
      if (before === undefined) list.add(node.id, 'added')
      else if (after === undefined) list.add(node.id, 'removed')
      else if (node.rest.length === 0 && (place || value === undefined)) list.add(node.id, 'moved')
      const [was, is] = [ownOf(before), ownOf(after)]
      if (was && is && !isEqual(was, is)) list.add(node.id, 'changed', changedLocales(was, is))
    } else if (kind === 'pages' && page) {
      const [before, after] = [published.pages[page], draft.pages[page]]
      if (!before) pages.add(page, 'added')
      else if (!after) pages.add(page, 'removed')
      else {
        pages.add(page, 'changed', changedLocales(ownOf(before), ownOf(after)))
        heads.set(page, (heads.get(page) ?? new Set()).add(String(field)))
      }
    }
  }
  const typeOf = (page: string, id: string) => {
    const at = ['pages', page, 'blocks', id]
    const block = currentValue(draft, at) ?? currentValue(published, at)
    return String(isRecord(block) ? block.type : '')
  }
  const nameOf = (id: string) =>
    (currentValue(draft, ['menu', id, 'name']) ??
      currentValue(published, ['menu', id, 'name']) ?? { ru: '' }) as DraftMenuItem['name']
  const look = lookParts([...design]).length > 1 ? lookOf(draft.design) : undefined
  return {
    pages: pages.all.map((part) => ({
      ...part,
      title: (draft.pages[part.id] ?? published.pages[part.id])?.title ?? { ru: '' },
      head: [...(heads.get(part.id) ?? [])],
      blocks: (lists.get(part.id)?.all ?? []).map((one) => ({
        ...one,
        type: typeOf(part.id, one.id),
        ...(isSeen(published, part.id, one.id) || isSeen(draft, part.id, one.id)
          ? {}
          : { isUnseen: true as const }),
      })),
    })),
    menu: (lists.get('')?.all ?? []).map((one) => ({ ...one, name: nameOf(one.id) })),
    design: [...design],
    ...(look !== undefined && { look }),
  }
}
