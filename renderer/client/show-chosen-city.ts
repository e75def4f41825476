import { tabStorage } from '../../ui/core/browser-storage.ts'
import { cityToBegin } from '../../ui/visitor/chosen-city.ts'
import { isSecretPage } from './foreign-scripts.ts'
import { placeless } from './last-list.ts'

/**
 * Shows the city in which the reader looks where the address names none: in selects (`data-remembered`), which say in their label if it is a
 * guess, in the header, and in the choice of a city.
 */
export function showChosenCity(): void {
  const { city, isGuess } = cityToBegin()
  for (const select of document.querySelectorAll<HTMLSelectElement>('select[data-remembered]')) {
    if (![...select.options].some(({ value }) => value === city)) continue
    // As its first value: one that differs from it is entered again for a loaded island, as the reader's choice.
    for (const option of select.options) option.defaultSelected = option.value === city
    select.value = city
    const guessed = select.labels[0]?.querySelector<HTMLElement>('[data-guessed]')
    if (guessed && isGuess) guessed.hidden = false
  }
  const link = document.querySelector<HTMLAnchorElement>('[data-city-link]')
  if (!link) return
  if (!isGuess) named(document, city)?.closest('a')?.setAttribute('aria-current', 'true')
  // The server knows the path only: with its query, the choice keeps the filters of a list and the words of a search.
  if (location.search && location.pathname !== link.pathname && !isSecretPage())
    link.search = `?${new URLSearchParams({ to: placeless(location.href) })}`
  if (city && link.dataset.remembered !== undefined) void showInHeader(link, city, isGuess)
}

const named = (page: ParentNode, city: string) =>
  page.querySelector<HTMLElement>(`[data-city="${CSS.escape(city)}"], option[value="${CSS.escape(city)}"]`)

async function showInHeader(link: HTMLAnchorElement, city: string, isGuess: boolean): Promise<void> {
  const name = named(document, city)?.textContent ?? (await nameOf(link, city))
  const [word, guessed] = link.querySelectorAll<HTMLElement>(':scope > span > span')
  if (!name || !word || !guessed) return
  word.textContent = name
  guessed.hidden = !isGuess
}

/** The name of a city in the language of the page, which the choice of a city says; empty if the directory has no such city. */
async function nameOf({ origin, pathname }: HTMLAnchorElement, city: string): Promise<string> {
  const key = `city ${pathname} ${city}`
  const kept = tabStorage()?.getItem(key)
  if (typeof kept === 'string') return kept
  const answer = await fetch(origin + pathname).catch(() => undefined)
  if (!answer?.ok) return ''
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const name = named(page, city)?.textContent ?? ''
  tabStorage()?.setItem(key, name)
  return name
}
