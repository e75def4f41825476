import type { Locale } from '../locales/locale.ts'
import { hrefFrom } from '../schemas/formats/href.ts'
import { isPictureSrc } from '../schemas/formats/picture-src.ts'
import { short } from '../schemas/html/short.ts'
import type { StoredBlock } from '../schemas/page/page.ts'
import { isOfFacts, type LeftOut, type ProposedPage } from '../schemas/site-import.ts'
import { type FoundAt, factLines } from './facts/fact-line.ts'
import { findFacts } from './facts/find-facts.ts'
import { staffIn } from './facts/json-ld.ts'
import { currenciesIn } from './facts/site-currency.ts'
import { namesStaff } from './facts/whose-words.ts'
import { ImportFault } from './import-fault.ts'
import { type languageOf, languageReader, languagesOf } from './language-of.ts'
import { withoutImprint } from './pages/imprint.ts'
import { menuName } from './pages/menu-name.ts'
import { proposePage } from './pages/propose-page.ts'
import { type Chunk, wordsOf } from './tree/chunk.ts'
import type { Addresses } from './tree/html-of.ts'
import { clean } from './tree/lines-of.ts'
import { attributeOf, type Element, elementsIn, textOf } from './tree/node.ts'
import { parseHtml } from './tree/parse-html.ts'
import { readChunks } from './tree/read-chunks.ts'

/** A page of an old site. `pictureAt` gives the address of a picture that came with it, by how the page names it. */
export type PageSource = {
  html: string
  name: string
  location?: string
  pictureAt?: (src: string) => string | undefined
}

export type ReadPage = {
  pages: ProposedPage[]
  found: FoundAt[]
  /** The currencies that the page names, as often as it does. */
  currencies: string[]
  leftOut: LeftOut[]
  languages: Locale[]
  hasPictures: boolean
  hasForeignPictures: boolean
  hasText: boolean
}

/** The web address of a saved page, if the page has it. */
function locationOf(root: Element, html: string): string | undefined {
  for (const element of elementsIn(root)) {
    const href =
      element.tag === 'base' || (element.tag === 'link' && /canonical/i.test(attributeOf(element, 'rel')))
        ? attributeOf(element, 'href')
        : /^og:url$/i.test(attributeOf(element, 'property'))
          ? attributeOf(element, 'content')
          : ''
    if (/^https?:\/\//i.test(href) && URL.canParse(href)) return href
  }
  const saved = /<!--\s*saved from url=\(\d+\)(https?:\S+)\s*-->/i.exec(html.slice(0, 2000))?.[1]
  return saved && URL.canParse(saved) ? saved : undefined
}

function metaOf(root: Element, names: RegExp): string {
  for (const element of elementsIn(root))
    if (
      element.tag === 'meta' &&
      names.test(attributeOf(element, 'name') || attributeOf(element, 'property'))
    )
      return attributeOf(element, 'content').replace(/\s+/g, ' ').trim()
  return ''
}

const wholeTitle = (root: Element): string => {
  const [title] = [...elementsIn(root)].filter(({ tag }) => tag === 'title').map(textOf)
  return clean(title ?? '')
}

/** The title of a page without the name of its site. */
const titleOf = (root: Element): string =>
  wholeTitle(root)
    .split(/\s+[|—–»·•]\s+|\s+-\s+/)[0]
    ?.trim() ?? ''

/** Reads one page: its words, its facts, and its new blocks. Throws the fault of a page without text. */
export function readPage(
  { html, name, location, pictureAt = () => undefined }: PageSource,
  year: number,
): ReadPage {
  const root = parseHtml(html)
  const at = location ?? locationOf(root, html)
  const host = at ? URL.parse(at)?.host : undefined
  let [hasForeignPictures, hasPictures] = [false, false]
  const unseen = new Set<string>()
  const addresses: Addresses = {
    link(raw) {
      const whole = /^(?:[a-z][a-z\d+.-]*:|#)/i.test(raw.trim()) ? raw : undefined
      const href = whole && hrefFrom(whole)
      const isInner = !whole || (host !== undefined && URL.parse(whole)?.host === host)
      if (isInner || !href) {
        if (raw && !raw.startsWith('#') && !/^javascript:/i.test(raw.trim())) unseen.add(raw)
        return undefined
      }
      return href
    },
    picture(raw) {
      const own = pictureAt(raw)
      const absolute = own ?? (at ? URL.parse(raw, at)?.href : raw)
      hasPictures ||= absolute !== undefined && !absolute.startsWith('data:image/svg')
      if (!isPictureSrc(absolute) || absolute.length > 2000) return undefined
      if (!own) hasForeignPictures = true
      return absolute
    },
  }
  const read = readChunks(root, addresses)
  const { leftOut } = read
  const chunks = withoutImprint(read.chunks, leftOut)
  for (const element of elementsIn(root)) {
    if (element.tag !== 'img' || leftOut.length > 1000) continue
    const src = attributeOf(element, 'src')
    if (
      src &&
      !pictureAt(src) &&
      !/^https:/i.test(at ? (URL.parse(src, at)?.href ?? '') : src) &&
      !/counter|metrika|pixel|mc\.yandex/i.test(src)
    )
      leftOut.push({
        reason: 'picture',
        text: short([attributeOf(element, 'alt'), src.slice(0, 300)].filter(Boolean).join(' — '), 400),
      })
  }
  for (const href of unseen) leftOut.push({ reason: 'link', text: short(href, 400) })

  const spoken = chunks.filter(({ beside }) => !beside).map(wordsOf)
  const hasText = chunks.some((chunk) => /\p{L}{2}|\d{3}/u.test(wordsOf(chunk)))
  const frames = [...elementsIn(root)].filter(({ tag }) => tag === 'frame')
  if (!hasText && frames.length > 0) throw new ImportFault('frames')
  if (!hasText && !hasPictures)
    throw new ImportFault(/<script/i.test(html) && html.length > 300 ? 'scripts' : 'empty')

  const words = spoken.length > 0 ? spoken : chunks.map(wordsOf)
  const readLanguage = languageReader(words.join('\n'))
  const languages = languagesOf(words, readLanguage)
  const main = languages[0] ?? 'ru'
  const localeOf = localesOf(chunks, main, languages, readLanguage)
  const lines = factLines(chunks, localeOf)
  const titles = [wholeTitle(root), metaOf(root, /^og:site_name$/i)].filter(Boolean)
  const names = [wholeTitle(root), ...chunks.filter(({ level }) => level === 1).map(wordsOf)]
  const page = { title: short(titleOf(root) || name, 200), address: short(at ?? name, 300) }
  const staff = staffIn(html, main)
  const about = { titles, isOfStaff: names.some(namesStaff), staff, locale: main }
  const found = findFacts(lines, chunks, year, about).map((one): FoundAt => ({ ...one, page }))
  const reading = { chunks, lines, found, localeOf }
  const currencies = currenciesIn(lines, html)

  // A heading with the name of a doctor's card begins no page.
  const doctors = new Set(found.flatMap((one) => (one.found.kind === 'doctor' ? [lines[one.at]?.chunk] : [])))
  const largest = chunks.flatMap(({ kind, level, beside }, index) =>
    kind === 'heading' && level === 1 && !beside ? [index] : [],
  )
  const others = largest.filter((index) => !doctors.has(index))
  const headings = others.length > 0 ? others : largest.slice(0, 1)
  const description = metaOf(root, /^(?:description|og:description)$/i)
  if (headings.length > 1 && isSplit(chunks, headings)) {
    const parts = splitPages()
    return {
      pages: parts.map(({ page }) => page),
      found,
      leftOut: [...leftOut, ...parts.flatMap(({ unread }) => unread)],
      currencies,
      languages,
      hasPictures,
      hasForeignPictures,
      hasText,
    }
  }
  const [first] = headings
  const titleChunk = first ?? (titleOf(root) === '' ? firstHeading(chunks) : undefined)
  const title =
    (titleChunk === undefined ? titleOf(root) : wordsOf(chunks[titleChunk] as Chunk)) ||
    name.replace(/\.\w{2,5}$/, '').replace(/^.*\//, '')
  const { blocks, unread } = proposePage(reading, title, titleChunk)
  return {
    pages: [
      pageOf(title, blocks, readLanguage(title, main) ?? main, {
        description,
        windowTitle: titleOf(root),
        isFirst: /(?:^|\/)(?:index|default|home)\.\w+$/i.test(name) || isWholeSite(blocks),
      }),
    ],
    found,
    currencies,
    leftOut: [...leftOut, ...unread],
    languages,
    hasPictures,
    hasForeignPictures,
    hasText,
  }

  /** A document with several main headings is as many pages. */
  function splitPages(): { page: ProposedPage; unread: LeftOut[] }[] {
    const ends = headings.map((_, index) => headings[index + 1] ?? chunks.length)
    return headings.map((start, index) => {
      const [from, to] = [index === 0 ? 0 : start, ends[index] ?? chunks.length]
      const part = {
        ...reading,
        chunks: chunks.map((chunk, place) =>
          place >= from && place < to ? chunk : { ...chunk, beside: true as const },
        ),
      }
      const own = found.filter(
        ({ at: place }) => (lines[place]?.chunk ?? -1) >= from && (lines[place]?.chunk ?? -1) < to,
      )
      const title = wordsOf(chunks[start] as Chunk)
      const { blocks, unread } = proposePage({ ...part, found: own }, title, start)
      return { page: pageOf(title, blocks, localeOf(start)), unread }
    })
  }
}

type Named = { description: string; windowTitle: string; isFirst: boolean }

function pageOf(
  title: string,
  blocks: StoredBlock[],
  locale: Locale,
  { description, ...from }: Named = { description: '', windowTitle: '', isFirst: false },
): ProposedPage {
  const { name, slug } = menuName(title, { ...from, locale })
  return {
    id: '',
    slug,
    title: { [locale]: short(name, 120) } as ProposedPage['title'],
    ...(description && { description: { [locale]: short(description, 300) } as never }),
    blocks,
  }
}

/** True for a page that is a site by itself: it has prices, doctors and contacts. */
const isWholeSite = (blocks: readonly StoredBlock[]): boolean =>
  blocks.filter(({ type }) => isOfFacts(type)).length > 2

const firstHeading = (chunks: readonly Chunk[]): number | undefined => {
  const index = chunks.findIndex(({ kind, beside }) => kind === 'heading' && !beside)
  return index >= 0 && index < 3 ? index : undefined
}

/** True where each of the main headings has a text of its own below it. */
const isSplit = (chunks: readonly Chunk[], headings: readonly number[]): boolean =>
  headings.length <= 12 &&
  headings.every((start, index) => (headings[index + 1] ?? chunks.length) - start > 1)

/** The language of each chunk: short ones are in that of the text around them. */
function localesOf(
  chunks: readonly Chunk[],
  main: Locale,
  languages: readonly Locale[],
  readLanguage: typeof languageOf,
): (chunk: number) => Locale {
  let last = main
  const all = chunks.map((chunk, index): Locale => {
    const text = wordsOf(chunk)
    const next =
      chunk.kind === 'heading'
        ? readLanguage(
            chunks
              .slice(index + 1, index + 3)
              .map(wordsOf)
              .join(' '),
          )
        : undefined
    const found = readLanguage(text, next ?? last)
    const isSure =
      found !== undefined && (text.length > 25 || /[әғқңөұүһі]/i.test(text) || languages.includes(found))
    if (found && isSure && (languages.includes(found) || text.length > 60)) last = found
    else if (chunk.kind === 'heading' && next && languages.includes(next)) last = next
    return last
  })
  return (chunk) => all[chunk] ?? main
}
