import type { Locale } from '../../../locales/locale.ts'

/** The labels of choices in one language, as the code of an island takes them. */
export const labelsIn = <Name extends string>(
  choices: Record<Name, Record<Locale, string>>,
  locale: Locale,
) =>
  Object.fromEntries(
    Object.entries<Record<Locale, string>>(choices).map(([name, label]) => [name, label[locale]]),
  ) as Record<Name, string>
