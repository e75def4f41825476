import type { Locale } from '../../../../../locales/locale.ts'
import { pickLocalized } from '../../../../../schemas/core/localized.ts'
import type { Path } from '../../../../../schemas/core/problem.ts'
import { wordsOf } from '../../../../../schemas/core/words-of.ts'
import { currentValue } from '../../../../../schemas/draft/change.ts'
import type { SiteDraft } from '../../../../../schemas/draft/site-draft.ts'

/** A ready sentence with its question, without which an answer cannot be understood. */
export type ReadyWords = { question: string; text: string }

/** Blocks that say the same, each by the path of a text of it, and their sentences. */
export type PromiseGroup = { paths: Path[]; words: ReadyWords[] }

/** Ready sentences at the paths of a draft by their blocks; a sentence on several pages is read once, under the names of all. */
export function promiseGroups(draft: SiteDraft, paths: readonly Path[], language: Locale): PromiseGroup[] {
  const wordsAt = (path: Path) =>
    wordsOf(pickLocalized(currentValue(draft, path) as { ru: string } | undefined, language)?.value)
  const groups: PromiseGroup[] = []
  const told = new Set<string>()
  for (const own of Map.groupBy(paths, (path) => path.slice(0, 4).join()).values()) {
    const all = new Map(
      own.map((path) => [wordsAt(path), { question: wordsAt([...path.slice(0, -1), 'question']) }]),
    )
    const words = [...all].map(([text, { question }]) => ({ question, text }))
    const fresh = words.filter(({ text }) => !told.has(text))
    const same = groups.find((group) =>
      words.every(({ text }) => group.words.some((other) => other.text === text)),
    )
    const [path = []] = own
    if (same) same.paths.push(path)
    else groups.push({ paths: [path], words: fresh.length > 0 ? fresh : words })
    for (const { text } of words) told.add(text)
  }
  return groups
}
