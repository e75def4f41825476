import { defaultLocale, isLocale, type Locale, locales } from '../../locales/locale.ts'
import { hash } from '../core/hash.ts'
import { isBlank } from '../core/localized.ts'
import type { Path } from '../core/problem.ts'
import { isRecord } from '../core/schema-shape.ts'
import { wordsOf } from '../core/words-of.ts'
import { lenderOf } from '../lent-russian.ts'
import { applyChange, type Change, currentValue, nodePath } from './change.ts'
import type { SiteDraft } from './site-draft.ts'
import { type Texts, textsIn } from './texts.ts'

/*
 * A translation is stale if the Russian text has changed since the translation was made. That is kept as facts, "this translation in this
 * block was made from these words", and only for texts whose Russian has changed since. A fact names the translation by its words, so that
 * it still holds after undo, after a version is restored, and wherever an item of a list moves.
 */

const mostLetters = 5000

/** The name of the site's settings among the nodes that have texts. No id has such a letter. */
export const settingsNode = '.settings'

/** Letters that only look different are no reason to translate again. */
const comparedWords = (text: unknown): string => wordsOf(text).trim().slice(0, mostLetters)

/** The place of a translation's source in a draft; `node` is the id of a block, an entry of the menu or a page. */
export const sourcePath = (node: string, locale: Locale, text: unknown): Path => [
  'sources',
  `${node}/${locale}/${hash(comparedWords(text))}`,
]

/** The Russian words from which a stale translation was made; undefined if it is not stale. */
export function staleSource(
  { sources = {} }: Pick<SiteDraft, 'sources'>,
  node: string,
  locale: Locale,
  texts: Texts,
): string | undefined {
  if (locale === defaultLocale || isBlank(texts[locale]) || isBlank(texts[defaultLocale])) return undefined
  const source = sources[String(sourcePath(node, locale, texts[locale])[1])]
  return source === undefined || source === comparedWords(texts[defaultLocale]) ? undefined : source
}

/** The change that says that a translation is still right. */
export const stillRight = (node: string, locale: Locale, texts: Texts): Change => ({
  path: sourcePath(node, locale, texts[locale]),
  value: comparedWords(texts[defaultLocale]),
})

type Node = { id: string; read: (draft: SiteDraft) => unknown }

const headOf = (page: SiteDraft['pages'][string] | undefined) =>
  page && { title: page.title, searchTitle: page.searchTitle, description: page.description }

/** The node with texts that a change touches: a block or an entry without its children, the head of a page, the settings. */
function nodeOf({ path }: Change): Node | undefined {
  const node = nodePath(path)
  if (node)
    return {
      id: node.id,
      read: (draft) => currentValue(draft, [...node.list, node.id, node.name === 'items' ? 'name' : 'props']),
    }
  const [kind, page] = path
  if (kind === 'design') return { id: settingsNode, read: ({ design }) => design.settings }
  if (kind !== 'pages' || typeof page !== 'string') return undefined
  return {
    id: page,
    read: ({ pages }) => headOf(pages[page]),
  }
}

/** The path of the localized leaf that a change writes a language of, and the language. */
function leafOf({ path }: Change): { leaf: Path; locale: Locale } | undefined {
  const locale = path.at(-1)
  return isLocale(locale) ? { leaf: path.slice(0, -1), locale } : undefined
}

const sameWords = (one: unknown, other: unknown) => comparedWords(one) === comparedWords(other)

/** The Russian source of the translation in a leaf, as far as it differs from the present one. */
function sourceIn(before: readonly Texts[], now: Texts, locale: Locale): unknown {
  const same = before.filter((one) => sameWords(one[locale], now[locale]))
  if (same.some((one) => sameWords(one[defaultLocale], now[defaultLocale]))) return undefined
  const source = same[0]
  // Words that stand in for the Russian ones are not the source of their own language.
  return source && lenderOf(source) !== locale ? source[defaultLocale] : undefined
}

/**
 * Changes that keep the sources of translations whose Russian is changed by `changes`; `before` and `after` are the draft around them.
 * `seen` is the draft that their author had, if others have changed it since: a translation made meanwhile is one of the older words.
 */
export function sourceChanges(
  { before, after, seen = before }: { before: SiteDraft; after: SiteDraft; seen?: SiteDraft },
  changes: readonly Change[],
): Change[] {
  const found = new Map<string, Change>()
  const keep = (node: string, locale: Locale, now: Texts, source: unknown) => {
    if (isBlank(source) || isBlank(now[locale]) || isBlank(now[defaultLocale])) return
    const path = sourcePath(node, locale, now[locale])
    const key = String(path[1])
    if (after.sources && Object.hasOwn(after.sources, key)) return
    found.set(key, { path, value: comparedWords(source) })
  }
  for (const change of changes) {
    const node = nodeOf(change)
    if (!node) continue
    const old = textsIn(node.read(before))
    for (const now of textsIn(node.read(after)))
      for (const locale of locales)
        if (locale !== defaultLocale && !isBlank(now[locale]))
          keep(node.id, locale, now, sourceIn(old, now, locale))
    const written = seen === before ? undefined : leafOf(change)
    if (!written || written.locale === defaultLocale) continue
    const now = currentValue(after, written.leaf)
    const then = currentValue(seen, written.leaf)
    if (isRecord(now) && isRecord(then) && !sameWords(now.ru, then.ru))
      keep(node.id, written.locale, now, then.ru)
  }
  return [...found.values()]
}

/** A draft with such changes, which always fit, and their inverses. */
export function withSources(draft: SiteDraft, changes: readonly Change[]) {
  const inverses: Change[] = []
  const next = changes.reduce((current, change) => {
    const applied = applyChange(current, change)
    if (!applied) return current
    inverses.push(applied.inverse)
    return applied.draft
  }, draft)
  return { draft: next, inverses }
}
