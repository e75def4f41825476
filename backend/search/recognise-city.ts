import { soundsOf } from '../../schemas/formats/sound-out.ts'
import { otherCityNames } from '../../schemas/reference/other-names.ts'
import type { Found } from './read-entries.ts'
import { isKnown, type NearWords } from './words/near-words.ts'
import { stemOf } from './words/stem.ts'
import type { Token } from './words/tokens.ts'

/** A city that a query names, and the words that name it. */
export type NamedCity = { place: Found; tokens: readonly Token[] }

/** How like a word has to be to be taken for that of a city: a letter may be wrong, not more. */
const least = 0.7

/** The city that words of a query name in full, the one with the longest name; only cities among `entries`. */
export function recogniseCity(
  tokens: readonly Token[],
  entries: readonly Found[],
  near: NearWords,
): NamedCity | undefined {
  let named: (NamedCity & { letters: number }) | undefined
  for (const place of entries.filter(({ kind }) => kind === 'place'))
    for (const name of [...Object.values(place.name), ...(otherCityNames[place.code] ?? [])]) {
      const words = soundsOf(name).map((sound) => ({ sound, stem: stemOf(sound) }))
      const met = words.flatMap(({ sound, stem }) => {
        const fits = (token: Token) => {
          if (token.sound === sound) return 1
          if (token.stem === stem) return 0.96
          return isKnown(token.sound, near) ? 0 : (near.get(token.sound)?.get(sound) ?? 0)
        }
        const [best] = tokens.toSorted((one, other) => fits(other) - fits(one))
        return best && fits(best) >= least ? [{ token: best, fits: fits(best) }] : []
      })
      const letters = met.reduce((sum, { token, fits }) => sum + token.stem.length * fits, 0)
      if (met.length === words.length && letters > (named?.letters ?? 0))
        named = { place, tokens: met.map(({ token }) => token), letters }
    }
  return named
}
