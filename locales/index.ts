import { type Locale, locales } from './locale.ts'
import type { Translate } from './text-key.ts'
import { type Texts, translateWith } from './translate-with.ts'

export type { TextKey, Translate } from './text-key.ts'

// Without `import: 'default'`, for the reason in schemas/registry.ts.
const files = import.meta.glob<{ default: Record<string, unknown> }>('./*/*.json', { eager: true })

/** All interface texts: language → namespace → texts. */
export const resources: Record<string, Texts> = {}
for (const [path, { default: texts }] of Object.entries(files)) {
  const [, locale = '', file = ''] = path.split('/')
  resources[locale] = { ...resources[locale], [file.slice(0, -'.json'.length)]: texts }
}

const translators = Object.fromEntries(
  locales.map((locale) => [locale, translateWith(locale, resources[locale] ?? {})]),
) as Record<Locale, Translate>

/** Interface texts in one language. There is no fallback: a missing key fails a test. */
export const translate = (locale: Locale): Translate => translators[locale]
