import { locales } from '../../locales/locale.ts'
import { isEqual } from '../core/is-equal.ts'
import { isBlank } from '../core/localized.ts'
import type { DraftText } from './draft-texts.ts'

type Items = ReadonlyMap<number, readonly DraftText[]>

const wordsOf = (texts: readonly DraftText[], at: number) =>
  texts.map(({ path, texts }) => [path.slice(at + 1), texts])

/** True if two items have a text in common, in whatever language. */
const areAlike = (one: readonly DraftText[], other: readonly DraftText[]) =>
  one.some(({ texts }) =>
    other.some((beside) =>
      locales.some((locale) => !isBlank(texts[locale]) && isEqual(texts[locale], beside.texts[locale])),
    ),
  )

/** The former indexes of a list's items: they have no id, so they are recognised by their words, and else by their neighbours. */
function originsOf(before: Items, after: Items, at: number): Map<number, number> {
  const free = new Set(before.keys())
  const origins = new Map<number, number>()
  const match = (isSame: (index: number, origin: number) => boolean) => {
    for (const index of after.keys()) {
      if (origins.has(index)) continue
      const origin = [...free].find((one) => isSame(index, one))
      if (origin === undefined) continue
      free.delete(origin)
      origins.set(index, origin)
    }
  }
  const words = (items: Items, index: number) => wordsOf(items.get(index) ?? [], at)
  const isSame = (index: number, origin: number) => isEqual(words(after, index), words(before, origin))
  match((index, origin) => index === origin && isSame(index, origin))
  match(isSame)
  match((index, origin) => areAlike(after.get(index) ?? [], before.get(origin) ?? []))
  match((index, origin) => (index === 0 ? -1 : origins.get(index - 1)) === origin - 1)
  match((index, origin) => origins.get(index + 1) === origin + 1)
  return origins
}

/** The text before each text that was there already: at the same place, and in lists in the same item wherever that has moved. */
export function pairTexts(
  before: readonly DraftText[],
  after: readonly DraftText[],
  at = 0,
): Map<DraftText, DraftText> {
  const stepsOf = (texts: readonly DraftText[]) => Map.groupBy(texts, ({ path }) => path[at])
  const [was, is] = [stepsOf(before), stepsOf(after)]
  const itemsOf = (steps: typeof was): Items =>
    new Map([...steps].flatMap(([step, texts]) => (typeof step === 'number' ? [[step, texts]] : [])))
  const origins = originsOf(itemsOf(was), itemsOf(is), at)
  const pairs = [...is].flatMap(([step, texts]) => {
    const earlier = was.get(typeof step === 'number' ? origins.get(step) : step) ?? []
    if (step !== undefined) return [...pairTexts(earlier, texts, at + 1)]
    return texts.flatMap((text, index) => (earlier[index] ? [[text, earlier[index]] as const] : []))
  })
  return new Map(pairs)
}
