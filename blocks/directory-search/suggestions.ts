import { type Locale, localizePath } from '../../locales/locale.ts'
import { suffixes } from '../../schemas/api/localized-names.ts'
import type { searchSuggestions } from '../../schemas/api/search.ts'
import { apiPath } from '../../schemas/calls/api-path.ts'
import { browserCredential } from '../../schemas/calls/browser-credential.ts'
import { searchHref } from '../parts/directory/search-href.ts'

type Hit = (typeof searchSuggestions)['_output']['data'][number]
export type Suggestion = { kind: Hit['KIND']; name: string; detail: string; href: string }

/** The page of results, the language, the slug of the chosen city, and the words for a speciality that the city lacks. */
export type Asking = { action: string; locale: Locale; city: string; elsewhere: string }

/** A text of an answer in the reader's language, otherwise in Russian. */
const textIn = (hit: Hit, name: 'NAME' | 'DETAIL' | 'BECAUSE' | 'LOCATION_NAME', locale: Locale): string =>
  hit[`${name}${suffixes[locale]}`] ?? hit[name] ?? ''

/** The address of a suggestion: a site or a doctor's page on it, otherwise the results for its name. */
function hrefOf(
  { KIND, SLUG, PAGE, IS_ELSEWHERE }: Hit,
  name: string,
  { action, locale, city }: Asking,
): string {
  if (KIND === 'place') return searchHref(action, { q: name, city: SLUG })
  if (KIND === 'speciality' || KIND === 'service')
    return searchHref(action, { q: name, ...(!IS_ELSEWHERE && { city }) })
  return localizePath(PAGE ? `/l/${SLUG}/specialists/${PAGE}` : `/l/${SLUG}`, locale)
}

function suggestionOf(hit: Hit, asking: Asking): Suggestion {
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
    href: hrefOf(hit, name, asking),
  }
}

/** Suggestions for a query. Throws if the server cannot be asked; the form still works. */
export async function suggestionsFor(
  words: string,
  asking: Asking,
  signal: AbortSignal,
): Promise<Suggestion[]> {
  const call = apiPath('/front/v1/search/suggest', asking.locale)
  const answer = await fetch(searchHref(call, { q: words, city: asking.city }), {
    signal,
    headers: { Authorization: `Basic ${btoa(`${browserCredential.id}:${browserCredential.secret}`)}` },
  })
  if (!answer.ok) throw new Error(`The search answered ${answer.status}`)
  const { data } = (await answer.json()) as { data: Hit[] }
  return data.map((hit) => suggestionOf(hit, asking))
}
