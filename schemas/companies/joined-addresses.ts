import { locales } from '../../locales/locale.ts'
import { type LocalizedText, pickLocalized } from '../core/localized.ts'

/** Several addresses as one text, each once, in every language that one of them has; undefined without any. */
export function joinedAddresses(addresses: readonly LocalizedText[]): LocalizedText | undefined {
  const [first] = addresses
  if (!first || addresses.length === 1) return first
  const known = locales.filter((locale) => addresses.some((address) => address[locale]))
  const textIn = (locale: (typeof known)[number]) => {
    const texts = addresses.flatMap((address) => pickLocalized(address, locale)?.value ?? [])
    return [...new Set(texts)].join('; ')
  }
  return Object.fromEntries(known.map((locale) => [locale, textIn(locale)])) as LocalizedText
}
