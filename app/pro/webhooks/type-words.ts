import type { Locale } from '../../../locales/locale.ts'
import { testType, webhookDefinitions, webhookTypes } from '../../../schemas/webhooks/registry.ts'

/** The words of a type of message, `Записи на приём: отменена`; the type itself for one that there is no more. */
export function typeWords(type: string, locale: Locale, test: string): string {
  if (type === testType) return test
  const words = webhookTypes.get(type)
  return words ? `${words.object[locale]}: ${words.step[locale].toLowerCase()}` : type
}

/** What is heard of, in short: the names of the things. */
export const heardObjects = (types: readonly string[], locale: Locale): string =>
  [...webhookDefinitions.values()]
    .filter(({ object }) => types.some((type) => type.startsWith(`${object}.`)))
    .map(({ label }) => label[locale])
    .join(', ')
