import type { SearchKind } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import {
  type Found,
  readCompanyEntries,
  readDictionary,
  readPlace,
  readSpecialities,
} from './read-entries.ts'
import { type NamedCity, recogniseCity } from './recognise-city.ts'
import { relevance, weigh } from './relevance.ts'
import { cityWord, specialityWord } from './words/entry.ts'
import { type NearWords, nearWords } from './words/near-words.ts'
import { type Meaning, meaningsOf, type Token } from './words/tokens.ts'
import { both, either, withMostWords, withWord, withWords } from './words/word-query.ts'

/** An entry with its relevance, 0 to 1. A speciality that was found by a complaint has it in `because`. */
export type Hit = { entry: Found; relevance: number; because?: Found }

/** The result of a search. */
export type Findings = {
  /** The best first. */
  hits: Hit[]
  /** The city to which companies were limited: one that the query names, otherwise the chosen one. */
  city: Found | undefined
  isCityNamed: boolean
  /** Whether there is nothing in that city, so that companies of others were found. */
  isElsewhere: boolean
  /** The meaning that the query was taken for. */
  meaning: Meaning | undefined
  near: NearWords
  /** Kinds that may have more hits than were compared. */
  full: ReadonlySet<SearchKind>
}

/** A query with so good an answer is not tried with the other keyboard layout. */
const fair = 0.6

/** Entries of each kind that are compared by default. */
const usuallyCompared = 40

/** Whatever answers so well was meant as it was written. */
const clear = 0.75

/** How well a person who has a speciality answers to its name. */
const bySpeciality = 0.75

/** The words of a query besides the city; the city itself if there are no others. */
const besides = (tokens: readonly Token[], named: NamedCity | undefined): readonly Token[] => {
  const rest = tokens.filter((token) => !named?.tokens.includes(token))
  return rest.some(({ isCommon }) => !isCommon) ? rest : tokens
}

/** Specialities that are named, or that treat the complaints; the later ones of a complaint score a little less. */
function specialityHits(hits: readonly Hit[], entries: ReadonlyMap<string, Found>): Hit[] {
  const best = new Map<string, Hit>()
  const offer = (slug: string, hit: Omit<Hit, 'entry'>) => {
    const entry = entries.get(slug)
    if (entry && hit.relevance > (best.get(slug)?.relevance ?? 0)) best.set(slug, { entry, ...hit })
  }
  for (const { entry, relevance } of hits) {
    if (entry.kind === 'speciality') offer(entry.code, { relevance: Math.min(1, relevance + 0.02) })
    if (entry.kind === 'complaint')
      for (const [index, slug] of entry.specialities.entries())
        offer(slug, { relevance: relevance * (1 - 0.08 * index), because: entry })
  }
  return [...best.values()]
}

/** Specialities that treat the complaints among the entries, and those among the entries themselves, by slug. */
async function ledTo(orm: Orm, entries: readonly Found[]): Promise<ReadonlyMap<string, Found>> {
  const known = entries.filter(({ kind }) => kind === 'speciality')
  const slugs = new Set(entries.flatMap(({ specialities }) => specialities))
  const missing = [...slugs].filter((slug) => !known.some(({ code }) => code === slug))
  const all = missing.length > 0 ? [...known, ...(await readSpecialities(orm, missing))] : known
  return new Map(all.map((entry) => [entry.code, entry]))
}

/** Whether more is found with words that are near to those of a query than without them, or by leaving one out. */
const mayMeanMore = ({ tokens }: Meaning, near: NearWords): boolean =>
  tokens.length > 1 ||
  tokens.some(({ sound }) => [...(near.get(sound)?.keys() ?? [])].some((one) => one !== sound))

/** The slugs of the wanted specialities: of the best one, or of all that treat the best complaint, whose doctors answer equally well. */
function askedFor(hits: readonly Hit[], best: Hit | undefined, isLed: boolean): ReadonlySet<string> {
  if (!best || best.relevance < clear) return new Set()
  const asked = isLed ? hits.filter(({ because }) => because === best.because) : [best]
  return new Set(asked.map(({ entry }) => entry.code))
}

const keyOf = ({ kind, code, city }: Found): string => [kind, code, city].join(' ')

/** The hits for one meaning of a query. */
async function findMeaning(
  orm: Orm,
  meaning: Meaning,
  near: NearWords,
  chosen: Found | undefined,
  compared: number,
): Promise<Findings> {
  const { tokens } = meaning
  const dictionary = await readDictionary(orm, either(tokens.map((token) => withWord(token, near))))
  const named = recogniseCity(tokens, dictionary, near)
  const city = named?.place ?? chosen
  const rest = besides(tokens, named)
  const places = dictionary.filter(({ kind }) => kind === 'place')
  const others = dictionary.filter(({ kind }) => kind !== 'place')
  const weightsOfAll = weigh(tokens, dictionary)
  const weights = weigh(rest, others)
  const inCity = (...conditions: string[]) =>
    city ? [...conditions, `'${cityWord(city.code)}'`] : conditions
  const read = (conditions: readonly string[]) => readCompanyEntries(orm, conditions, compared)

  const inDictionary = specialityHits(
    others.map((entry) => ({ entry, relevance: relevance(entry, weights, near) })),
    await ledTo(orm, others),
  )
  const [best] = inDictionary.toSorted((one, other) => other.relevance - one.relevance)

  const byWords = withWords(rest, near)
  let companies = await read(inCity(...byWords))
  // Words that are those of a speciality or a complaint mean it: names that only begin with their letters are no answer.
  const isMeant = best !== undefined && relevance(best.because ?? best.entry, weights, near, true) >= clear
  const fits = (entry: Found) => relevance(entry, weights, near, isMeant)
  const isNamed = (entry: Found) => fits(entry) >= (best?.relevance ?? 0) * bySpeciality
  const isLed =
    best?.because !== undefined && best.relevance >= clear && (isMeant || !companies.some(isNamed))
  const asked = askedFor(inDictionary, best, isLed)
  const isAsked = ({ specialities }: Found) => specialities.some((slug) => asked.has(slug))
  const meant = (found: readonly Found[]) =>
    isMeant ? found.filter((entry) => isAsked(entry) || isNamed(entry)) : [...found]
  const led = isLed && either([...asked].map((slug) => `'${specialityWord(slug)}'`))
  companies = meant(companies)
  if (led) {
    const those = await read(inCity(led))
    const known = new Set(those.map(keyOf))
    companies = [...those, ...companies.filter((entry) => isNamed(entry) && !known.has(keyOf(entry)))]
  }
  const most = withMostWords(rest, near)
  if (companies.length === 0 && most && near.size > 0) companies = await read(inCity(...most))
  const isElsewhere = companies.length === 0 && city !== undefined
  if (isElsewhere) companies = meant(await read(led ? [either([led, both(...byWords)])] : byWords))

  const hits: Hit[] = [
    ...inDictionary,
    ...places.map((entry) => ({ entry, relevance: relevance(entry, weightsOfAll, near) })),
    ...companies.map((entry) => ({
      entry,
      relevance: Math.max(
        // A person who has the speciality that is looked for is an answer, though none by name.
        isAsked(entry) ? bySpeciality * (best?.relevance ?? 0) : 0,
        fits(entry),
        named ? relevance(entry, weightsOfAll, near, isMeant) : 0,
      ),
    })),
  ]
  const ofKinds = Map.groupBy(companies, ({ kind }) => kind)
  return {
    hits: hits.toSorted(
      (one, other) => other.relevance - one.relevance || other.entry.score - one.entry.score,
    ),
    city,
    meaning,
    near,
    full: new Set([...ofKinds].flatMap(([kind, all]) => (all.length < compared ? [] : kind))),
    isCityNamed: named !== undefined,
    isElsewhere: isElsewhere && companies.length > 0,
  }
}

/**
 * Finds what a query names in the directory, however it is written: in another script, with the other keyboard layout, mistyped, in any of
 * the languages; complaints are found as their specialities. `city` is the slug of the chosen city: companies of others are found only if
 * it has none, or if the query names another one. `compared` is the number of entries of each kind that are compared.
 */
export async function find(
  orm: Orm,
  query: string,
  city?: string,
  compared = usuallyCompared,
): Promise<Findings> {
  const meanings = meaningsOf(query)
  const chosen = city ? await readPlace(orm, city) : undefined
  let best: Findings = {
    hits: [],
    city: chosen,
    isCityNamed: false,
    isElsewhere: false,
    meaning: undefined,
    near: new Map(),
    full: new Set(),
  }
  const top = ({ hits }: Findings) => hits[0]?.relevance ?? 0
  const tryAll = async (near: NearWords) => {
    for (const meaning of meanings) {
      if (top(best) >= (meaning.isTyped ? clear : fair)) return
      if (near.size > 0 && !mayMeanMore(meaning, near)) continue
      const found = await findMeaning(orm, meaning, near, chosen, compared)
      if (top(found) > top(best)) best = found
    }
  }
  await tryAll(new Map())
  if (top(best) < clear && meanings.length > 0)
    await tryAll(
      await nearWords(
        orm,
        meanings.flatMap(({ tokens }) => tokens.map(({ sound }) => sound)),
      ),
    )
  return best
}
