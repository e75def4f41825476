import { defaultLocale, type Locale, locales } from '../locales/locale.ts'
import { uniqueSlug } from '../schemas/formats/slug.ts'
import { short } from '../schemas/html/short.ts'
import { reservedSlugs } from '../schemas/page/reserved-slugs.ts'
import type { ImportNote, LeftOut, ReadSite } from '../schemas/site-import.ts'
import { uniqueFacts } from './facts/find-facts.ts'
import { homeCurrency, siteCurrency, withCurrency } from './facts/site-currency.ts'
import { type Carried, carriedPictures, pictureType } from './files/carried.ts'
import { dataPicture } from './files/data-picture.ts'
import { kindOf } from './files/kind-of.ts'
import { pageText } from './files/page-text.ts'
import { readDocx } from './files/read-docx.ts'
import { readMhtml } from './files/read-mhtml.ts'
import { unzip } from './files/unzip.ts'
import { ImportFault } from './import-fault.ts'
import { limits } from './limits.ts'
import { type PageSource, type ReadPage, readPage } from './read-page.ts'

/** A file as it was chosen. */
export type SiteFile = { name: string; bytes: Uint8Array }

/** How far the reading is; `share` from 0 to 1. */
export type ReadStep = { step: 'open' | 'read' | 'done'; share: number }

/** The read site, and the bytes of the pictures that came with it, by their addresses. */
export type SiteReading = { site: ReadSite; pictures: ReadonlyMap<string, Uint8Array> }

type Sources = { pages: PageSource[]; isGuessed: boolean; isCut: boolean }

/** `../files/a.jpg` seen from `pages/b.html` is `files/a.jpg`. */
function resolved(path: string, from: string): string {
  const base = URL.parse(path.replaceAll('\\', '/'), `http://archive/${encodeURI(from)}`)
  return decode(base?.pathname.slice(1) ?? '')
}
function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

async function fromZip(bytes: Uint8Array, name: string, carried: Carried): Promise<Sources> {
  const files = unzip(bytes)
  if (files.has('word/document.xml'))
    return {
      pages: [{ html: await readDocx(files, carried), name, pictureAt: ownPicture }],
      isGuessed: false,
      isCut: false,
    }
  if (files.has('xl/workbook.xml')) throw new ImportFault('spreadsheet')
  if (files.has('EncryptedPackage')) throw new ImportFault('encrypted')
  const names = [...files.keys()]
    .filter((path) => /\.x?html?$/i.test(path) && !/(?:^|\/)(?:__MACOSX|\.)/.test(path))
    .sort(
      (a, b) =>
        a.split('/').length - b.split('/').length ||
        (/(?:^|\/)index\./i.test(a) ? -1 : /(?:^|\/)index\./i.test(b) ? 1 : 0),
    )
  // Pages in the folder of a saved page are frames of it, advertisements as a rule.
  const pages = names.filter((path) => !/_files\//i.test(path))
  if (pages.length === 0) throw new ImportFault(names.length === 0 ? 'noPage' : 'empty')
  let isGuessed = false
  const sources = pages.slice(0, limits.pages).map((path): PageSource => {
    const read = pageText(files.get(path) ?? new Uint8Array())
    isGuessed ||= read.isGuessed
    return {
      html: read.html,
      name: path,
      pictureAt(src) {
        if (/^(?:https?:)?\/\//i.test(src)) return undefined
        if (src.startsWith('data:')) return dataPicture(src, carried)
        const at = resolved(src, path)
        const found = files.get(at)
        return found && carried.add({ name: at.replace(/^.*\//, ''), type: pictureType(at), bytes: found })
      },
    }
  })
  return { pages: sources, isGuessed, isCut: pages.length > limits.pages }
}

const ownPicture = (src: string): string | undefined => (src.startsWith('/images/import-') ? src : undefined)

function fromMhtml(bytes: Uint8Array, name: string, carried: Carried): Sources {
  const parts = readMhtml(bytes)
  const page = parts.find(({ type }) => type === 'text/html') ?? parts[0]
  const { html, isGuessed } = pageText(page?.bytes ?? new Uint8Array(), page?.charset)
  const byName = new Map(
    parts.flatMap((part) => [[part.location, part] as const, [`cid:${part.id}`, part] as const]),
  )
  const location = /^https?:/i.test(page?.location ?? '') ? page?.location : undefined
  return {
    pages: [
      {
        html,
        name,
        ...(location && { location }),
        pictureAt(src) {
          if (src.startsWith('data:')) return dataPicture(src, carried)
          const part = byName.get(src) ?? byName.get(location ? (URL.parse(src, location)?.href ?? src) : src)
          return (
            part &&
            carried.add({
              name: part.location.replace(/^.*\/|[?#].*$/g, ''),
              type: part.type,
              bytes: part.bytes,
            })
          )
        },
      },
    ],
    isGuessed,
    isCut: false,
  }
}

async function sourcesOf({ name, bytes }: SiteFile, carried: Carried): Promise<Sources> {
  if (bytes.length === 0) throw new ImportFault('empty')
  if (bytes.length > limits.fileBytes) throw new ImportFault('tooLarge')
  const kind = kindOf(bytes)
  if (kind === 'zip') return fromZip(bytes, name, carried)
  if (kind === 'mhtml') return fromMhtml(bytes, name, carried)
  const { html, isGuessed } = pageText(bytes)
  return {
    pages: [
      { html, name, pictureAt: (src) => (src.startsWith('data:') ? dataPicture(src, carried) : undefined) },
    ],
    isGuessed,
    isCut: false,
  }
}

/**
 * Reads a page of an old site, a saved page, a Word document or a text: the pages that it could become here, and the facts in it. Nothing
 * is taken by itself. `year` is the current one. Throws `ImportFault` for a file that cannot be read.
 */
export async function readSite(
  file: SiteFile,
  year: number,
  onStep: (step: ReadStep) => void = () => {},
): Promise<SiteReading> {
  onStep({ step: 'open', share: 0 })
  const carried = carriedPictures()
  const { pages: sources, isGuessed, isCut } = await sourcesOf(file, carried)
  const read: ReadPage[] = []
  let fault: ImportFault | undefined
  for (const [index, source] of sources.entries()) {
    onStep({ step: 'read', share: (index + 1) / (sources.length + 1) })
    try {
      read.push(readPage(source, year))
    } catch (thrown) {
      // An archive may hold pages without a text beside others.
      if (!(thrown instanceof ImportFault)) throw thrown
      fault ??= thrown
    }
  }
  if (read.length === 0) throw fault ?? new ImportFault('empty')
  const site = siteOf(file.name, read, carried, isGuessed, isCut)
  if (new TextEncoder().encode(JSON.stringify(site)).length > limits.siteBytes)
    throw new ImportFault('tooLarge')
  onStep({ step: 'done', share: 1 })
  return {
    site,
    pictures: new Map([...carried.bytes].filter(([src]) => site.pictures.some((one) => one.src === src))),
  }
}

function siteOf(
  name: string,
  read: readonly ReadPage[],
  carried: Carried,
  isGuessed: boolean,
  isCut: boolean,
): ReadSite {
  const taken = new Set<string>([...locales, ...reservedSlugs])
  const pages = read
    .flatMap(({ pages: own }) => own)
    .map((page, index) => {
      const slug = uniqueSlug(page.slug, taken)
      taken.add(slug)
      return { ...page, id: `p${index + 1}`, slug, blocks: page.blocks.slice(0, limits.blocks) }
    })
  const isLong = read.some(({ pages: own }) => own.some(({ blocks }) => blocks.length > limits.blocks))
  const found = read.flatMap((one) => one.found)
  const home = homeCurrency(found)
  const currency = siteCurrency(
    read.flatMap(({ currencies }) => currencies),
    home,
  )
  const facts = uniqueFacts(withCurrency(found, currency, home))
  const languages = [...new Set(read.flatMap((one) => one.languages))] as Locale[]
  const used = JSON.stringify(pages)
  const hasText = read.some((one) => one.hasText)
  const { leftOut, isTooMuch } = keptLeftOut(read.flatMap((one) => one.leftOut))
  const notes: (ImportNote | false)[] = [
    hasText && !languages.includes(defaultLocale) && 'noRussian',
    !hasText && 'onlyPictures',
    (isCut || isTooMuch || isLong || facts.length > limits.facts) && 'cut',
    isGuessed && 'guessedEncoding',
    read.some((one) => one.hasForeignPictures) && 'foreignPictures',
    currency === undefined && facts.some(({ kind }) => kind === 'price') && 'guessedCurrency',
  ]
  return {
    name: short(name, 200),
    languages: languages.length > 0 ? languages : [defaultLocale],
    pages,
    facts: facts.slice(0, limits.facts),
    leftOut,
    notes: notes.filter((note) => note !== false),
    pictures: carried.pictures.filter(({ src }) => used.includes(`"${src}"`)),
  }
}

/** The parts that were left out, each once and not more than a person can look through. */
function keptLeftOut(all: readonly LeftOut[]): { leftOut: LeftOut[]; isTooMuch: boolean } {
  const unique = new Map(
    all.map((one) => [
      `${one.reason} ${one.text}`,
      { ...one, text: one.text.slice(0, limits.leftOutLetters).toWellFormed() },
    ]),
  )
  const leftOut = [...unique.values()].filter(({ text }) => text.trim() !== '')
  return { leftOut: leftOut.slice(0, limits.leftOut), isTooMuch: leftOut.length > limits.leftOut }
}
