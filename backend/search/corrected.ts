import { locales } from '../../locales/locale.ts'
import { soundsOf } from '../../schemas/formats/sound-out.ts'
import type { Texts } from '../kit/tables/columns.ts'
import { localizeOptional } from '../shared/answers/localize.ts'
import type { Findings, Hit } from './find.ts'
import { isKnown } from './words/near-words.ts'

/** Names of the best hit and of the city, whose words a mistyped one may have meant. */
const textsOf = (hit: Hit | undefined, { city }: Findings): Texts[] =>
  [hit?.entry.name, hit?.because?.name, city?.name].filter((name) => name !== undefined)

/** The right spelling of a mistyped word, from some texts; undefined for a word that is right. */
function rightWord(word: string, texts: readonly string[], { near }: Findings): string | undefined {
  const [sound, ...more] = soundsOf(word)
  if (!sound || more.length > 0 || isKnown(sound, near)) return undefined
  const fitting = near.get(sound)
  const words = texts.flatMap((text) => text.split(/[^\p{L}\p{N}'ʻʼ’]+/u))
  const fits = (other: string) => fitting?.get(soundsOf(other)[0] ?? '') ?? 0
  const [best] = words.toSorted((one, other) => fits(other) - fits(one))
  return best && fits(best) > 0 ? best.toLowerCase() : undefined
}

/** The query as it was understood, in each language; null where that is how it was written. */
export function corrected(query: string, findings: Findings) {
  const { meaning, hits } = findings
  const [best] = hits
  const texts = textsOf(best, findings)
  const inLocale = (locale: (typeof locales)[number]): string | undefined => {
    if (!meaning || !best) return undefined
    const inLanguage = texts.map((text) => text[locale] ?? text.ru)
    const text = meaning.text.replace(/\S+/g, (word) => rightWord(word, inLanguage, findings) ?? word)
    return text.toLowerCase() === query.toLowerCase() ? undefined : text
  }
  const found = Object.fromEntries(locales.map((locale) => [locale, inLocale(locale)]))
  return localizeOptional('CORRECTED', found.ru === undefined ? undefined : { ...found, ru: found.ru })
}
