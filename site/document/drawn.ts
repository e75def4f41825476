import { createHash } from 'node:crypto'
import type { Company } from '../../content-adapters/entities/company.ts'
import type { PageContent } from '../../content-adapters/page-content.ts'
import { paths } from '../../content-adapters/parts/paths.ts'
import type { Locale } from '../../locales/locale.ts'
import { pickLocalized } from '../../schemas/core/localized.ts'
import { themeOf } from '../../schemas/design/theme.ts'
import type { Head, SiteIcon, SocialCard } from '../../schemas/page/page.ts'
import { productPaths } from '../../schemas/page/product-paths.ts'
import type { Host } from '../core/host.ts'
import { firstPicture } from '../json-ld/first-picture.ts'

/** In pixels, as social networks recommend. */
export const socialCardSize = { width: 1200, height: 630 }

/** Version of the drawing code; raise it when drawings change, so that cached ones are not used. */
const drawing = 1

/**
 * Sides of the icons in pixels, by the name in their address: 32 for the tab of a browser, 96 for search engines, 192 and 512 for a
 * phone's home screen and its opening picture, `touch` for the home screen of an iPhone.
 */
export const iconSizes = { icon32: 32, icon: 96, icon192: 192, icon512: 512, touch: 180 } as const

export type IconKind = keyof typeof iconSizes
export type DrawnKind = 'card' | IconKind

export const iconKinds = Object.keys(iconSizes) as IconKind[]

/** Hash of a drawing's content; it is part of the address. */
export const drawnHash = (spec: SocialCard | SiteIcon): string =>
  createHash('sha256')
    .update(JSON.stringify([drawing, spec]))
    .digest('base64url')
    .slice(0, 8)

/** The address of a drawing of a page; `path` is the page's path on the host, with the language. */
export const drawnAddress = (spec: SocialCard | SiteIcon, path: string, kind: DrawnKind): string =>
  `/drawn/${drawnHash(spec)}${path === '/' ? '' : path}/${kind}.png`

type Page = {
  content: PageContent
  company: Company
  locale: Locale
  /** Product path, without the language. */
  path: string
  /** The reader's host, and the host of the canonical address. */
  host: Host
  canonicalHost: Host
  /** Title of the page and name of the company. */
  title: string
  isError: boolean
}

/**
 * Drawings of a clinic's page: the icon of its site, and a picture for social networks unless the page is an article with
 * its own picture, or the clinic has chosen one.
 */
export function drawnHead(page: Page): Pick<Head, 'drawn' | 'icons' | 'image'> {
  const { company, content, locale, path } = page
  const icon = siteIcon(company, locale)
  const home = page.host.href(paths.company(company.slug), locale)
  const icons = iconKinds.map((kind) => ({
    rel: kind === 'touch' ? ('apple-touch-icon' as const) : ('icon' as const),
    size: iconSizes[kind],
    href: drawnAddress(icon, home, kind),
  }))
  const hasOwnImage = content.type === 'article' || content.isImageChosen
  if (page.isError || (hasOwnImage && content.image)) return { drawn: { icon }, icons }
  const card = socialCard(page, icon)
  const src = drawnAddress(card, page.canonicalHost.href(path, locale), 'card')
  return { drawn: { icon, card }, icons, image: { src, ...socialCardSize, alt: page.title } }
}

type DirectoryPage = Pick<Page, 'content' | 'locale' | 'path' | 'host' | 'title' | 'isError'> & {
  /** The company whose profile the page is. */
  company?: Company | undefined
  /** Name of the product. */
  siteName: string
}

/**
 * The picture of a page of the directory for social networks: its name, kind and city. An article has its own picture, home has the
 * product's, and a page that search engines do not get has none.
 */
export function directoryCard(page: DirectoryPage): Pick<Head, 'drawn' | 'image'> {
  const { company, content, locale, path, host, title, siteName, isError } = page
  const hasOwnImage = content.type === 'article' && content.image
  if (isError || hasOwnImage || content.robots === 'noindex' || path === productPaths.home) return {}
  const text = (value: Company['name'] | undefined) => pickLocalized(value, locale)?.value
  const { letter, accent } = company
    ? siteIcon(company, locale)
    : { letter: siteName.slice(0, 1), accent: themeOf('default').accent }
  const category = company && pickLocalized(company.category, locale, true)?.value
  const line = [category, text(company?.city?.name)].filter(Boolean).join(' · ')
  const picture = content.image ?? firstPicture(content.blocks)
  const card: SocialCard = {
    heading: text(company && content.subject?.kind === 'company' ? company.name : content.title) ?? siteName,
    name: siteName,
    ...(line && { line }),
    letter,
    accent,
    ...(company?.logo && isSquare(company.logo) && { logo: company.logo.src }),
    ...(picture && { picture: picture.src }),
  }
  const src = drawnAddress(card, host.href(path, locale), 'card')
  return { drawn: { card }, image: { src, ...socialCardSize, alt: title } }
}

function socialCard({ company, content, locale, path }: Page, { letter, accent }: SiteIcon): SocialCard {
  const text = (value: Company['name'] | undefined) => pickLocalized(value, locale)?.value
  const name = text(company.name) ?? company.code
  const isHome = path === paths.company(company.slug)
  // Omitted in another language: the card would mix two languages in one line.
  const category = pickLocalized(company.category, locale, true)?.value
  const line = [category, text(company.city?.name)].filter(Boolean).join(' · ')
  const picture = content.image ?? firstPicture(content.blocks)
  return {
    heading: (isHome ? undefined : text(content.title)) ?? name,
    ...(!isHome && { name }),
    ...(line && { line }),
    letter,
    accent,
    ...(company.logo && isSquare(company.logo) && { logo: company.logo.src }),
    ...(picture && { picture: picture.src }),
  }
}

/** The clinic's icon or logo; its first letter if neither is legible at the size of an icon. */
function siteIcon({ name, favicon, logo, template, theme, code }: Company, locale: Locale): SiteIcon {
  const words = pickLocalized(name, locale)?.value ?? code
  const src = favicon ?? (logo && isSquare(logo) ? logo.src : undefined)
  const [letter = ''] = /[\p{L}\p{N}]\u02bb?/u.exec(words) ?? []
  return {
    letter: letter.toLocaleUpperCase(locale),
    accent: themeOf(template, theme).accent,
    ...(src && { src }),
  }
}

/** True if a picture is nearly square. */
const isSquare = ({ width, height }: { width: number; height: number }) =>
  Math.max(width, height) <= 1.6 * Math.min(width, height)
