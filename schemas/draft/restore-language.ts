import { defaultLocale, type Locale } from '../../locales/locale.ts'
import { isEqual } from '../core/is-equal.ts'
import { isBlank } from '../core/localized.ts'
import { isRecord } from '../core/schema-shape.ts'
import type { SiteDraft } from './site-draft.ts'
import { isTexts, type Texts, textsIn } from './texts.ts'
import { type ChildrenName, findNode, nodesIn, type TreeNode } from './tree.ts'

/** A value without its texts in one language. */
function without(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((item) => without(item, locale))
  if (!isRecord(value)) return value
  if (isTexts(value)) return { ...value, [locale]: undefined }
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, without(inner, locale)]))
}

const hasWords = (value: unknown): boolean =>
  textsIn(value).some((texts) => Object.values(texts).some((text) => !isBlank(text)))

/**
 * For each item of a list the one of another list that it comes from: the same one, or one that differs in the language
 * alone; where both lists are of one length, also the one at its place.
 */
function originsOf(now: readonly unknown[], then: readonly unknown[], locale: Locale): unknown[] {
  const free = new Set(then.keys())
  const rests = then.map((item) => without(item, locale))
  const found = new Map<number, unknown>()
  const match = (isSame: (item: unknown, index: number, of: number) => boolean) => {
    for (const [index, item] of now.entries()) {
      if (found.has(index)) continue
      const origin = [...free].find((of) => isSame(item, index, of))
      if (origin === undefined) continue
      free.delete(origin)
      found.set(index, then[origin])
    }
  }
  match((item, _, of) => isEqual(item, then[of]))
  // Items without words in other languages cannot be distinguished.
  match((item, _, of) => hasWords(rests[of]) && isEqual(without(item, locale), rests[of]))
  if (now.length === then.length) match((_, index, of) => index === of)
  return now.map((_, index) => found.get(index))
}

function withTexts(now: Texts, then: Texts, locale: Locale): Texts {
  if (locale === defaultLocale && isBlank(then[locale])) return now
  const { [locale]: _, ...others } = now
  return { ...others, ...(then[locale] !== undefined && { [locale]: then[locale] }) }
}

/** A value with the texts that another one has at the same places in a language. */
function inLanguageOf(now: unknown, then: unknown, locale: Locale): unknown {
  if (Array.isArray(now) && Array.isArray(then)) {
    const origins = originsOf(now, then, locale)
    return now.map((item, index) => inLanguageOf(item, origins[index], locale))
  }
  if (!isRecord(now) || !isRecord(then)) return now
  if (isTexts(now)) return isTexts(then) ? withTexts(now, then, locale) : now
  return Object.fromEntries(
    Object.entries(now).map(([name, value]) => [name, inLanguageOf(value, then[name], locale)]),
  )
}

/** The nodes of a tree, each with the texts of the node that has its id. */
function nodesInLanguage<Node>(
  now: readonly Node[],
  then: readonly unknown[],
  name: ChildrenName,
  locale: Locale,
): Node[] {
  const visit = (node: TreeNode): TreeNode => {
    const { [name]: children, ...fields } = node
    const before = findNode(then as readonly TreeNode[], name, node.id)
    return {
      ...(inLanguageOf(fields, before, locale) as TreeNode),
      ...(children !== undefined && { [name]: nodesIn(node, name).map(visit) }),
    }
  }
  return (now as readonly TreeNode[]).map(visit) as Node[]
}

/**
 * The draft with the texts of a version in one language, wherever both have the text: pages, blocks and entries by their id. Texts in other
 * languages, other values, and texts that only one of the two has stay as they are. Russian is never emptied.
 */
export function withLanguage(draft: SiteDraft, version: SiteDraft, locale: Locale): SiteDraft {
  const pages = Object.entries(draft.pages).map(([id, page]) => {
    const before = Object.hasOwn(version.pages, id) ? version.pages[id] : undefined
    if (!before) return [id, page]
    const { blocks, ...head } = page
    return [
      id,
      {
        ...(inLanguageOf(head, before, locale) as typeof head),
        blocks: nodesInLanguage(blocks, before.blocks, 'children', locale),
      },
    ]
  })
  return {
    ...draft,
    design: inLanguageOf(draft.design, version.design, locale) as SiteDraft['design'],
    menu: nodesInLanguage(draft.menu, version.menu, 'items', locale),
    pages: Object.fromEntries(pages),
  }
}
