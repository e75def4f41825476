import fc from 'fast-check'
import type { Path } from '../../core/problem.ts'
import { applyChange, type Change } from '../change.ts'
import type { SiteDraft } from '../site-draft.ts'
import { type ChildrenName, nodesOf, type TreeNode } from '../tree.ts'

const word = fc.constantFrom('Кариес', 'Тіс', 'Tish', 'Care', '')
const texts = fc.record({ ru: word, kk: word }, { requiredKeys: ['ru'] })

/** A forest of nodes `prefix0`, `prefix1` … nested at random. */
const forest = (prefix: string, name: ChildrenName, fields: fc.Arbitrary<object>) =>
  fc.array(fc.tuple(fc.nat(9), fields), { maxLength: 7 }).map((drawn) => {
    const top: TreeNode[] = []
    const all: TreeNode[] = []
    for (const [index, [at, own]] of drawn.entries()) {
      const node: TreeNode = { id: `${prefix}${index}`, ...own }
      const parent = all[at]
      if (parent) parent[name] = [...((parent[name] as TreeNode[] | undefined) ?? []), node]
      else top.push(node)
      all.push(node)
    }
    return top
  })

const blockFields = fc.record({
  type: fc.constantFrom('hero', 'faq', 'unheard-of'),
  v: fc.constant(1),
  props: fc.record(
    { title: texts, items: fc.array(fc.record({ question: texts }), { maxLength: 2 }) },
    { requiredKeys: [] },
  ),
})
const pageOf = (prefix: string) =>
  fc.record({
    slug: fc.constantFrom('', 'about', 'prices'),
    title: texts,
    blocks: forest(prefix, 'children', blockFields),
  })

/** A small site with nested blocks and menu. */
export const anyDraft = fc
  .record({
    design: fc.record({
      template: fc.constantFrom('landing', 'landing-blog'),
      theme: fc.record({ accent: fc.constantFrom('#123456', '#654321') }, { requiredKeys: [] }),
    }),
    menu: forest('m', 'items', fc.record({ name: texts, type: fc.nat(13), isHidden: fc.boolean() })),
    pages: fc.record({ index: pageOf('b'), about: pageOf('c') }, { requiredKeys: ['index'] }),
  })
  .map((draft) => structuredClone(draft) as unknown as SiteDraft)

/** Numbers that pick a place and a value in any draft. */
type Drawn = { what: number; list: number; node: number; other: number; word: string; id: number }

/** Numbers that `toChange` turns into a change of whatever draft there is. */
export const anyEdit: fc.Arbitrary<Drawn> = fc.record({
  what: fc.nat(7),
  list: fc.nat(9),
  node: fc.nat(20),
  other: fc.nat(20),
  word: fc.string({ maxLength: 3 }),
  id: fc.nat(1_000_000),
})

const at = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(list.length, 1)]

/** A change that an editor could make to a draft; undefined if there is nothing to change. */
export function toChange(draft: SiteDraft, drawn: Drawn): Change | undefined {
  const pages = Object.keys(draft.pages)
  const lists: Path[] = [['menu'], ...pages.map((id) => ['pages', id, 'blocks'])]
  const list = at(lists, drawn.list) ?? ['menu']
  const name: ChildrenName = list[0] === 'menu' ? 'items' : 'children'
  const page = String(list[1])
  const roots = (name === 'items' ? draft.menu : (draft.pages[page]?.blocks ?? [])) as TreeNode[]
  const nodes = roots.flatMap((root) => nodesOf(root, name))
  const node = at(nodes, drawn.node)
  const other = at(nodes, drawn.other)
  const place = {
    ...(other && drawn.id % 2 === 0 && { parent: other.id }),
    after: at(nodes, drawn.id)?.id ?? null,
  }
  const id = `n${drawn.id}`
  const inserted = {
    id,
    ...(name === 'items'
      ? { name: { ru: drawn.word }, type: 0, isHidden: false }
      : { type: 'hero', v: 1, props: {} }),
  }
  const field = name === 'items' ? ['name', 'ru'] : ['props', 'title', at(['ru', 'kk'], drawn.id) ?? 'ru']
  const change = ((): Change | undefined => {
    switch (drawn.what) {
      case 0:
        return { path: ['design', 'theme', 'accent'], value: drawn.word }
      case 1:
        return { path: [...list, id], value: inserted, place }
      case 2:
        return node && { path: [...list, node.id] }
      case 3:
        return node && { path: [...list, node.id], place }
      case 4:
        return name === 'children' ? { path: ['pages', page, 'title', 'kk'], value: drawn.word } : undefined
      case 5:
        return { path: ['pages', id], value: { slug: id, title: { ru: drawn.word }, blocks: [] } }
      default:
        return node && { path: [...list, node.id, ...field], value: drawn.word }
    }
  })()
  return change && applyChange(draft, change) ? change : undefined
}
