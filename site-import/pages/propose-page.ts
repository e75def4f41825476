import type { Locale } from '../../locales/locale.ts'
import contacts from '../../schemas/blocks/contacts.ts'
import faq from '../../schemas/blocks/faq.ts'
import openingHours from '../../schemas/blocks/opening-hours.ts'
import pageTitle from '../../schemas/blocks/page-title.ts'
import richText from '../../schemas/blocks/rich-text.ts'
import services from '../../schemas/blocks/services.ts'
import specialistGrid from '../../schemas/blocks/specialist-grid.ts'
import { isBlank } from '../../schemas/core/localized.ts'
import { htmlToRich } from '../../schemas/html/html-to-rich.ts'
import { short } from '../../schemas/html/short.ts'
import { type BlockDefinition, currentVersion } from '../../schemas/page/define-block.ts'
import type { StoredBlock } from '../../schemas/page/page.ts'
import type { FactKind, LeftOut } from '../../schemas/site-import.ts'
import type { FactLine, FoundAt } from '../facts/fact-line.ts'
import { mostGroupLetters } from '../facts/prices.ts'
import { type Chunk, wordsOf } from '../tree/chunk.ts'
import { pairedLanguages } from './paired-languages.ts'

/** The block that shows each kind of fact from the clinic's own data. */
const shownBy: Partial<Record<FactKind, BlockDefinition>> = {
  price: services as never,
  doctor: specialistGrid as never,
  hours: openingHours as never,
  phone: contacts as never,
  email: contacts as never,
  address: contacts as never,
}

export type PageReading = {
  chunks: readonly Chunk[]
  lines: readonly FactLine[]
  found: readonly FoundAt[]
  localeOf: (chunk: number) => Locale
}

/** A part of a page: its heading, and the chunks below it by their places. */
type Section = { heading: number | undefined; chunks: number[]; locale: Locale }

const contactLabel =
  /адрес|телефон|тел\.|почта|e-?mail|whats\s?app|email|мекенжай|байланыс|пошта|manzil|telefon|pochta|address|phone|call|факс|контакт|aloqa/giu

/** The blocks that a page becomes, and the lines of lists and tables of facts that were not understood. */
export function proposePage(
  { chunks, lines, found, localeOf }: PageReading,
  title: string,
  titleChunk: number | undefined,
): { blocks: StoredBlock[]; unread: LeftOut[] } {
  const linesOf = Map.groupBy(lines, ({ chunk }) => chunk)
  const told = new Set(found.flatMap(({ lines: own }) => own))
  const unread: LeftOut[] = []
  const kindsOf = factKinds(found, lines)
  const groups = groupsOf(found)
  const isNamed = new Set(
    found.filter(({ found: { kind } }) => kind === 'price' || kind === 'doctor').map(({ at }) => at),
  )

  /** True for a chunk that only repeats facts, which a block shows by itself. */
  function isTold(index: number): boolean {
    const own = linesOf.get(index) ?? []
    if (own.length === 0) return false
    // The first row of a table only names its columns.
    const all = own.length > 1 && own[0]?.cells && !told.has(own[0].at) ? own.slice(1) : own
    const bare = all.filter((line) => told.has(line.at) || isContact(line))
    return bare.length > 0 && bare.length >= all.length * (all.length > 3 ? 0.5 : 1)
  }
  const contactsAt = Map.groupBy(
    found.filter(({ found: { kind } }) => kind === 'phone' || kind === 'email' || kind === 'address'),
    ({ at }) => at,
  )
  function isContact({ at, text }: FactLine): boolean {
    const facts = contactsAt.get(at)
    if (!facts) return false
    const rest = facts
      .reduce(
        (left, { found: fact }) =>
          fact.kind === 'address' ? left.replace(Object.values(fact.text)[0] ?? '', '') : left,
        text,
      )
      .replace(/(?<![\w.-])[\w.-]{1,64}@[\w.-]+/g, '')
      .replace(/[\d\s+()–-]{6,}/g, '')
      .replace(contactLabel, '')
    return rest.replace(/[^\p{L}]/gu, '').length < 20
  }

  /** True for a heading that names a group of prices, with only prices below it. */
  function isGroupOf(index: number, own: readonly number[], toldOnes: ReadonlySet<number>): boolean {
    const lines = linesOf.get(index) ?? []
    const isGroup = lines.length > 0 && lines.every(({ text }) => groups.has(text.slice(0, mostGroupLetters)))
    if (!isGroup || chunks[index]?.kind !== 'heading') return false
    const after = own.slice(own.indexOf(index) + 1)
    const next = after.findIndex((other) => chunks[other]?.kind === 'heading')
    const below = after.slice(0, next === -1 ? undefined : next)
    return below.length > 0 && below.every((other) => toldOnes.has(other))
  }

  const sections = sectionsOf(chunks, isNamed, linesOf, localeOf, titleChunk)
  const used = new Set<string>()
  let count = 0
  const block = (definition: BlockDefinition<never, never>, props: Record<string, unknown>): StoredBlock => ({
    id: `i${++count}`,
    type: definition.type,
    v: currentVersion(definition as never),
    props,
  })
  const text = (locale: Locale, value: string) => ({ [locale]: value })

  const blocks = [
    block(pageTitle as never, {
      title: text(
        titleChunk === undefined ? (sections[0]?.locale ?? 'ru') : localeOf(titleChunk),
        short(title, 200),
      ),
    }),
  ]
  for (const { heading, chunks: own, locale } of sections) {
    const headingText = heading === undefined ? '' : wordsOf(chunks[heading] as Chunk)
    const isSectionTold = new Set(own.filter(isTold))
    for (const index of isSectionTold)
      for (const line of linesOf.get(index) ?? []) {
        const isHeadRow = line.isHead || (line.cells !== undefined && line.at === linesOf.get(index)?.[0]?.at)
        if (
          !told.has(line.at) &&
          !isContact(line) &&
          !isHeadRow &&
          !groups.has(line.text.slice(0, mostGroupLetters))
        )
          unread.push({ reason: 'unread', text: line.text })
      }
    const kinds = [...new Set([...isSectionTold].flatMap((index) => [...(kindsOf.get(index) ?? [])]))]
    const bound = [...new Set(kinds.map((kind) => shownBy[kind]).filter((one) => one !== undefined))].filter(
      ({ type }) => !used.has(type),
    )
    const [first] = bound
    const rest = own.filter((index) => !isSectionTold.has(index) && !isGroupOf(index, own, isSectionTold))
    const isTitled =
      headingText !== '' && headingText.length <= 120 && first !== undefined && rest.length === 0
    for (const { type } of bound) used.add(type)
    const questions = rest.filter((index) => chunks[index]?.kind === 'question')
    const plain = questions.length >= 2 ? rest.filter((index) => !questions.includes(index)) : rest
    const html = [
      ...(isTitled || heading === undefined || (plain.length === 0 && questions.length >= 2)
        ? []
        : [heading]),
      ...plain,
    ]
      .map((index) => chunks[index]?.html ?? '')
      .join('')
    const content = html === '' || plain.length === 0 ? [] : htmlToRich(html)
    if (!isBlank(content)) blocks.push(block(richText as never, { content: { [locale]: content } }))
    if (questions.length >= 2)
      for (let at = 0; at < questions.length; at += 50)
        blocks.push(
          block(faq as never, {
            ...(headingText !== '' &&
              headingText.length <= 120 &&
              at === 0 && { title: text(locale, headingText) }),
            items: questions.slice(at, at + 50).flatMap((index) => {
              const chunk = chunks[index]
              const answer = htmlToRich(chunk?.answer ?? '')
              return chunk && !isBlank(answer)
                ? [{ question: text(locale, wordsOf(chunk)), answer: { [locale]: answer } }]
                : []
            }),
          }),
        )
    for (const definition of bound)
      blocks.push(
        block(definition as never, {
          ...(isTitled && definition === first && { title: text(locale, headingText) }),
        }),
      )
  }
  return { blocks: pairedLanguages(blocks), unread }
}

/** The headings in tables and lists that name a group of prices. */
const groupsOf = (found: readonly FoundAt[]): ReadonlySet<string> =>
  new Set(
    found.flatMap(({ found: fact }) =>
      fact.kind === 'price' && fact.group !== undefined ? Object.values(fact.group) : [],
    ),
  )

/** The kinds of facts of each chunk. */
function factKinds(
  found: readonly FoundAt[],
  lines: readonly FactLine[],
): ReadonlyMap<number, ReadonlySet<FactKind>> {
  const kinds = new Map<number, Set<FactKind>>()
  for (const { found: fact, at, lines: own } of found)
    for (const line of [at, ...own]) {
      const chunk = lines[line]?.chunk
      if (chunk === undefined) continue
      kinds.set(chunk, (kinds.get(chunk) ?? new Set()).add(fact.kind))
    }
  return kinds
}

/** Parts a page at its main headings. A heading that names a service or a doctor is no part of its own. */
function sectionsOf(
  chunks: readonly Chunk[],
  isNamed: ReadonlySet<number>,
  linesOf: ReadonlyMap<number, readonly FactLine[]>,
  localeOf: (chunk: number) => Locale,
  titleChunk: number | undefined,
): Section[] {
  const isHeading = (index: number) =>
    chunks[index]?.kind === 'heading' &&
    !chunks[index]?.beside &&
    index !== titleChunk &&
    !isNamed.has(linesOf.get(index)?.[0]?.at ?? -1)
  const levels = chunks.flatMap(({ level }, index) => (isHeading(index) ? [level] : []))
  const top = Math.max(
    2,
    levels.reduce((least, level) => Math.min(least, level), 6),
  )
  const sections: Section[] = [{ heading: undefined, chunks: [], locale: 'ru' }]
  for (const [index, chunk] of chunks.entries()) {
    if (chunk.beside || index === titleChunk) continue
    const locale = localeOf(index)
    const last = sections.at(-1)
    const isOther = last && last.chunks.length > 0 && last.locale !== locale && wordsOf(chunk).length > 30
    if (isHeading(index) && chunk.level <= top) sections.push({ heading: index, chunks: [], locale })
    else if (isOther) sections.push({ heading: undefined, chunks: [index], locale })
    else if (last) {
      if (last.chunks.length === 0 && last.heading === undefined) last.locale = locale
      last.chunks.push(index)
    }
  }
  return sections.filter(({ heading, chunks: own }) => heading !== undefined || own.length > 0)
}
