import { copiedFacts } from '../parts/directory/copied-facts.ts'

export type Coordinates = { latitude: number; longitude: number }

/** An entry of a list as its card says it, with its place. `number` is that of its marker. */
export type ListEntry = {
  number: number
  name: string
  lang: string
  card: HTMLElement
  link: HTMLAnchorElement
  place: Coordinates
}

/** The entries of the list with this id that have a place, numbered; `places` has one or null for each card. */
export function entriesOf(list: string, places: readonly (Coordinates | null)[]): ListEntry[] {
  const cards = [...document.querySelectorAll(`#${CSS.escape(list)} > ul > li`)]
  return cards
    .flatMap((card, index) => {
      const place = places[index]
      const link = card.querySelector<HTMLAnchorElement>('h2 a')
      return place && link && card instanceof HTMLElement ? [{ card, link, place }] : []
    })
    .map((entry, index) => {
      const said = entry.link.querySelector<HTMLElement>('[lang]') ?? entry.link
      return { ...entry, number: index + 1, name: entry.link.textContent.trim(), lang: said.lang }
    })
}

/** Writes the numbers before the names of cards; the returned function takes them away. */
export function numberCards(entries: readonly ListEntry[]): () => void {
  const badges = entries.map(({ number, link }) => {
    const badge = document.createElement('span')
    badge.className = 'map-number'
    badge.dataset.number = badge.textContent = String(number)
    link.before(badge, ' ')
    return badge
  })
  return () => {
    for (const badge of badges) {
      badge.nextSibling?.remove()
      badge.remove()
    }
  }
}

/** The popup of an entry on the map: its name as a link, whether it is open, its price; copies from its card. */
export function briefOf({ number, lang, name, link, card }: ListEntry): HTMLElement {
  const brief = document.createElement('div')
  const title = document.createElement('a')
  title.href = link.getAttribute('href') ?? ''
  title.className = 'link font-semibold'
  title.textContent = name
  if (lang) title.lang = lang
  brief.append(`${number}. `, title)
  brief.append(...copiedFacts(card))
  return brief
}
