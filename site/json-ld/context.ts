import type { Company } from '../../content-adapters/entities/company.ts'
import type { PageContent } from '../../content-adapters/page-content.ts'
import { paths } from '../../content-adapters/parts/paths.ts'
import type { ContentSource, SourceProblem } from '../../content-adapters/source.ts'
import type { Locale } from '../../locales/locale.ts'
import { type LocalizedText, pickLocalized } from '../../schemas/core/localized.ts'
import type { Block, Page } from '../../schemas/page/page.ts'
import type { Clinic } from '../core/route.ts'

/** Input of a page's JSON-LD. */
export type JsonLdContext = {
  page: Pick<Page, 'locale' | 'head' | 'site'> & { blocks: readonly Block[] }
  content: PageContent
  clinic: Clinic | undefined
  /** The company whose profile in the directory the page is, with its canonical addresses. */
  profile?: { company: Company; address: (path: string) => string } | undefined
  /** Path without the language. */
  path: string
  source: Pick<ContentSource, 'cabinets'>
  report: (problem: SourceProblem) => void
  now: Date
  expires: (at: Date) => void
  /** The address of a page of this site for its reader, by its path without language and company. */
  pageHref: (path: string) => string
  /** The canonical address of the same page, absolute. */
  address: (path: string) => string
}

/** The path of the home page of the site that a page belongs to, without the language. */
export const homePath = ({ clinic }: Pick<JsonLdContext, 'clinic'>): string =>
  clinic ? paths.company(clinic.company.slug) : '/'

/** A text in the reader's language or its fallback. */
export const textIn = (text: LocalizedText | undefined, locale: Locale): string | undefined =>
  pickLocalized(text, locale)?.value

// Widths that the image server supports and search engines accept.
const widths = [1280, 960, 640, 480, 320, 160]

/** The address of a picture in its largest width; one of another server has a single size. */
export function pictureAddress(
  image: { src: string; width: number } | undefined,
  context: Pick<JsonLdContext, 'page'>,
): string | undefined {
  if (!image) return undefined
  const width = image.src.startsWith('/') && widths.find((candidate) => candidate <= image.width)
  return new URL(width ? `${image.src}/${width}` : image.src, context.page.head.canonical).href
}
