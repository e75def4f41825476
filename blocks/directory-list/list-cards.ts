/** An entry of a list as its card says it. `number` is that of its marker. */
export type ListEntry = {
  number: number
  name: string
  lang: string
  card: HTMLElement
  link: HTMLAnchorElement
}

/** The entries of the list with this id that have a place, in the order of their numbers. */
export function entriesOf(list: string): ListEntry[] {
  return badgesOf(list).flatMap((badge) => {
    const card = badge.closest('li')
    const link = card?.querySelector<HTMLAnchorElement>('h2 a')
    const said = link?.querySelector<HTMLElement>('[lang]') ?? link
    if (!card || !link) return []
    return [
      {
        number: Number(badge.dataset.number),
        name: link.textContent.trim(),
        lang: said?.lang ?? '',
        card,
        link,
      },
    ]
  })
}

const badgesOf = (list: string) => [
  ...(document.getElementById(list)?.querySelectorAll<HTMLElement>('[data-number]') ?? []),
]

/** Shows the numbers of the cards, or hides them. */
export function showNumbers(list: string, isShown: boolean): void {
  for (const badge of badgesOf(list)) badge.hidden = !isShown
}

/** What is said of an entry on the map: its name as a link, whether it is open, its price; copies of what the card says. */
export function briefOf({ number, lang, name, link, card }: ListEntry): HTMLElement {
  const brief = document.createElement('div')
  const title = document.createElement('a')
  title.href = link.getAttribute('href') ?? ''
  title.className = 'link font-semibold'
  title.textContent = name
  if (lang) title.lang = lang
  brief.append(`${number}. `, title)
  for (const fact of card.querySelectorAll('.opening-line, [data-price]')) brief.append(fact.cloneNode(true))
  return brief
}
