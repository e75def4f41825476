import type { Locale } from '../../../locales/locale.ts'

/** A text of an area by language; none where there is none. */
export const textsOf = (value: unknown): Partial<Record<Locale, string>> =>
  typeof value === 'object' && value !== null ? value : {}
