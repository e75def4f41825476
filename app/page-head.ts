import type { Metadata } from 'next'
import { translate } from '../locales/index.ts'
import { languages } from '../locales/languages.ts'
import type { Locale } from '../locales/locale.ts'
import { pictureSource } from '../ui/picture/picture-source.ts'
import { icon } from './brand-icon.ts'

/** The product's address and its picture for social networks. */
export type HeadSource = { origin?: string; image?: { src: string; width: number } }

/**
 * Head of every page of the application (B-20): title and description, the canonical address without query and trailing
 * slash, social tags, robots. `address` is the raw path with its query. Pages set their own titles.
 */
export function pageHead(locale: Locale, address: string, { origin, image }: HeadSource): Metadata {
  const t = translate(locale)
  const name = t('application:name')
  const path = address.replace(/[?#].*/, '').replace(/(.)\/+$/, '$1')
  return {
    title: { default: name, template: `%s · ${name}` },
    description: t('head:defaultDescription'),
    robots: { index: false, follow: false },
    icons: { icon },
    ...(origin && { metadataBase: new URL(origin), alternates: { canonical: path } }),
    openGraph: {
      type: 'website',
      siteName: name,
      locale: languages[locale].openGraph,
      ...(origin && { url: path }),
      ...(image && { images: [pictureSource(image).src] }),
    },
    twitter: { card: 'summary_large_image' },
  }
}
