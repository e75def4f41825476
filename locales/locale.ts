/** Languages of the product (C-1). Russian is the default and has no path prefix. */
export const locales = ['ru', 'kk', 'uz', 'en'] as const
export type Locale = (typeof locales)[number]
export const defaultLocale = 'ru' satisfies Locale

/** Fallback languages of a missing text, in order (B-36). Russian is required. */
export const fallbackLocales = Object.fromEntries(
  locales.map((locale) => [locale, locale === defaultLocale ? [] : [defaultLocale]]),
) as unknown as Record<Locale, readonly Locale[]>

export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale)

/** `/kk` for Kazakh, nothing for Russian. */
export const localePrefix = (locale: Locale): string => (locale === defaultLocale ? '' : `/${locale}`)

/** A site-relative path in one language: `('/about', 'kk')` → `/kk/about`, `('/', 'kk')` → `/kk`. */
export const localizePath = (path: string, locale: Locale): string =>
  path === '/' || path.startsWith('/?')
    ? (localePrefix(locale) || '/') + path.slice(1)
    : localePrefix(locale) + path

/**
 * A text for one reader, with its actual language. For editors `path` says where it stands in its block (`items.0.title`), so that it
 * can be changed where it is read.
 */
export type Text = { text: string; lang: Locale; path?: string }
