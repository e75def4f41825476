import { type Locale, localizePath } from '../../locales/locale.ts'
import { suffixes } from '../../schemas/api/localized-names.ts'
import type { searchSuggestions } from '../../schemas/api/search.ts'
import { apiPath } from '../../schemas/calls/api-path.ts'
import { browserCredential } from '../../schemas/calls/browser-credential.ts'
import { searchHref, withParameters } from '../parts/directory/search-href.ts'

type Hit = (typeof searchSuggestions)['_output']['data'][number]
export type Suggestion = { kind: Hit['KIND']; name: string; detail: string; href: string }

/** The page of results, the language, the slug of the chosen city, and the words for a speciality that the city lacks. */
export type Asking = { action: string; locale: Locale; city: string; elsewhere: string }

/** A text of an answer in the reader's language, otherwise in Russian. */
const textIn = (hit: Hit, name: 'NAME' | 'DETAIL' | 'BECAUSE' | 'LOCATION_NAME', locale: Locale): string =>
  hit[`${name}${suffixes[locale]}`] ?? hit[name] ?? ''

/**
 * The address of a suggestion: the list of a city, or of a speciality in the city of the search; a profile; otherwise the
 * results for its name, where those of other cities are found.
 */
function hrefOf({ KIND, SLUG, PROFILE, LIST }: Hit, name: string, city: string, asking: Asking): string {
  const { action, locale } = asking
  if (KIND === 'place') return localizePath(`/companies/clinics/location/${SLUG}`, locale)
  if (LIST) {
    const list = `/companies/${LIST}`
    return localizePath(city ? `${list}/location/${city}/${SLUG}` : `${list}?speciality=${SLUG}`, locale)
  }
  if (KIND === 'speciality') return searchHref(action, { q: name })
  if (KIND === 'service' || !PROFILE) return searchHref(action, { q: name, city })
  return localizePath(`/companies/${PROFILE.SECTION}/${PROFILE.SLUG}`, locale)
}

function suggestionOf(hit: Hit, city: string, asking: Asking): Suggestion {
  const { locale } = asking
  const name = textIn(hit, 'NAME', locale)
  const detail = [
    textIn(hit, 'BECAUSE', locale) || textIn(hit, 'DETAIL', locale),
    hit.IS_ELSEWHERE ? asking.elsewhere : textIn(hit, 'LOCATION_NAME', locale),
  ]
  return {
    kind: hit.KIND,
    name,
    detail: detail.filter(Boolean).join(' · '),
    href: hrefOf(hit, name, city, asking),
  }
}

/** Suggestions for a query. Throws if the server cannot be asked; the form still works. */
export async function suggestionsFor(
  words: string,
  asking: Asking,
  signal: AbortSignal,
): Promise<Suggestion[]> {
  const call = apiPath('/front/v1/search/suggest', asking.locale)
  const answer = await fetch(withParameters(call, { q: words, city: asking.city }), {
    signal,
    headers: { Authorization: `Basic ${btoa(`${browserCredential.id}:${browserCredential.secret}`)}` },
  })
  if (!answer.ok) throw new Error(`The search answered ${answer.status}`)
  const { data, LOCATION } = (await answer.json()) as (typeof searchSuggestions)['_output']
  // A city that the words name counts more than the chosen one.
  return data.map((hit) => suggestionOf(hit, LOCATION?.LOCATION_CODE ?? '', asking))
}
