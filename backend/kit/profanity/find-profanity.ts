import { begins, chain, type SignState } from './sign-chain.ts'
import words from './words.json' with { type: 'json' }

/** A place in a text: positions as JavaScript counts them, the end exclusive. */
export type TextRange = { start: number; end: number }

const lookAlikes: Readonly<Record<string, string>> = words.lookAlikes

/** A letter of a stem: itself, its look-alikes, or a sign that hides it; once or repeated. */
const letterOfStem = (letter: string, index: number) => ({
  signs: new Set([letter, ...(lookAlikes[letter] ?? ''), ...(index === 0 ? '' : '*#')]),
  repeats: true,
})

const letterOfPrefix = (letter: string) => ({
  signs: new Set([letter, ...(lookAlikes[letter] ?? '')]),
  repeats: false,
})

const isCyrillic = (stem: string) => /\p{Script=Cyrillic}/u.test(stem)

/** Stems of one script, after up to two prefixes. */
function stemsOf(fits: (stem: string) => boolean): readonly SignState[] {
  const stems = Object.values(words.stems)
    .flat()
    .filter(fits)
    .flatMap((stem) =>
      chain([...stem.replace('*', '').replaceAll('ё', 'е')].map(letterOfStem), {
        next: [],
        found: stem.endsWith('*') ? 'already' : 'at the end',
      }),
    )
  const after = (next: readonly SignState[]) =>
    words.prefixes
      .filter(fits)
      .flatMap((prefix) => chain([...prefix].map(letterOfPrefix), { next, found: 'not yet' }))
  return [...stems, ...after([...stems, ...after(stems)])]
}

const scripts = [
  { letter: /\p{Script=Cyrillic}/u, stems: stemsOf(isCyrillic) },
  { letter: /[a-z]/u, stems: stemsOf((stem) => !isCyrillic(stem)) },
]

const isProfane = (word: string): boolean =>
  (word.match(/\p{L}/gu)?.length ?? 0) > 1 &&
  !words.allowed.some((allowed) => word.startsWith(allowed)) &&
  scripts.some(({ letter, stems }) => letter.test(word) && begins(stems, word))

/** A sign of the text as the filter reads it, and where it stands. */
type Sign = TextRange & { sign: string }

const apostrophes = /[ʻʼ‘’`´]/gu
/** Marks above letters and invisible signs are ignored; a composed letter (й) keeps its own. */
const silent = /[\p{Mn}\p{Cf}]/gu

const drawn: readonly [drawing: string, letter: string][] = Object.entries(words.drawn)

/** The signs of a text in which letters are drawn: `}{` is one of them. */
function* readDrawnSigns(text: string): Generator<Sign> {
  let end = 0
  for (const one of readSigns(text)) {
    if (one.start < end) continue
    const [drawing, letter] = drawn.find(([shape]) => text.startsWith(shape, one.start)) ?? []
    end = drawing === undefined ? one.start : one.start + drawing.length
    yield drawing === undefined ? one : { sign: letter ?? '', start: one.start, end }
  }
}

function* readSigns(text: string): Generator<Sign> {
  let start = 0
  for (const { segment } of new Intl.Segmenter('ru', { granularity: 'grapheme' }).segment(text)) {
    const end = start + segment.length
    const plain = segment.normalize('NFKC').replace(silent, '').replace(apostrophes, "'").toLowerCase()
    for (const sign of plain.replaceAll('ё', 'е')) yield { sign, start, end }
    start = end
  }
}

/** Characters of a word; an apostrophe is a letter of Uzbek. */
const inWord = /[\p{L}\p{N}@$€*#']/u
/** Characters that people put between the letters of a word to hide it. */
const betweenLetters = /[-._·~+=|/\\]/u

type Word = { signs: Sign[]; gap: string }

const beginsWord = /[^*#']/
const endsWord = /[^']/

/** A word without quotation marks and footnote signs around it. */
function trimmed({ signs, gap }: Word): Word {
  const from = signs.findIndex(({ sign }) => beginsWord.test(sign))
  const last = signs.findLastIndex(({ sign }) => endsWord.test(sign))
  return { signs: from < 0 ? [] : signs.slice(from, last + 1), gap }
}

/** The words of a text, each with the signs before it. */
function readWords(signs: Iterable<Sign>): Word[] {
  const found: Word[] = []
  let gap = ''
  let isOpen = false
  for (const one of signs) {
    const last = found.at(-1)
    if (!inWord.test(one.sign)) {
      gap += one.sign
      isOpen = false
    } else if (isOpen && last) last.signs.push(one)
    else {
      found.push({ signs: [one], gap })
      gap = ''
      isOpen = true
    }
  }
  return found.map(trimmed)
}

/** Words joined while `joins` is true; only runs of at least two parts. */
function joined(all: readonly Word[], joins: (word: Word, before: Word) => boolean): Sign[][] {
  const runs: Word[][] = []
  for (const [index, word] of all.entries()) {
    const before = all[index - 1]
    if (before && joins(word, before)) runs.at(-1)?.push(word)
    else runs.push([word])
  }
  return runs.filter((run) => run.length > 1).map((run) => run.flatMap((word) => word.signs))
}

const isSpelled = ({ gap }: Word) => gap.length === 1 && betweenLetters.test(gap)
const isSpaced = (word: Word, before: Word) =>
  word.signs.length === 1 && before.signs.length === 1 && word.gap.length <= 3 && !word.gap.includes('\n')

const placeOf = (signs: readonly Sign[]): TextRange => ({
  start: signs[0]?.start ?? 0,
  end: signs.at(-1)?.end ?? 0,
})
const wordOf = (signs: readonly Sign[]) => signs.map(({ sign }) => sign).join('')

/** The longest word that is looked for in letters with spaces between them. */
const maxSpaced = 24

/** Letters with spaces between them may begin in the middle of other single letters: «и х у й». */
function findSpaced(signs: readonly Sign[]): Sign[] | undefined {
  for (let from = 0; from + 2 < signs.length; from += 1) {
    const rest = signs.slice(from, from + maxSpaced)
    if (isProfane(wordOf(rest))) return rest
  }
  return undefined
}

const overlaps = (one: TextRange, other: TextRange) => one.start < other.end && other.start < one.end

/**
 * The places of a text with profanity (V-4), in order: words of Russian, Kazakh, Uzbek and English with prefixes and
 * endings, and with their letters exchanged, spaced out, drawn, drawn out or hidden. `words.json` has the words.
 */
export function findProfanity(text: string): TextRange[] {
  const places = placesIn(readSigns(text))
  if (drawn.some(([drawing]) => text.includes(drawing)))
    for (const place of placesIn(readDrawnSigns(text)))
      if (!places.some((other) => overlaps(other, place))) places.push(place)
  return places.sort((one, other) => one.start - other.start)
}

function placesIn(signs: Iterable<Sign>): TextRange[] {
  const found = readWords(signs)
  const places = found.filter(({ signs }) => isProfane(wordOf(signs))).map(({ signs }) => placeOf(signs))
  const hidden = [
    ...joined(found, isSpelled).filter((signs) => isProfane(wordOf(signs))),
    ...joined(found, isSpaced).map(findSpaced),
  ]
  for (const letters of hidden) {
    const place = letters && placeOf(letters)
    if (place && !places.some((other) => overlaps(other, place))) places.push(place)
  }
  return places
}
