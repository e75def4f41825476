import { type Coordinates, entriesOf, type ListEntry, numberCards } from './list-cards.ts'
import './list-map.css'
import { openListMap } from './open-list-map.ts'

type Options = {
  list: string
  places: readonly (Coordinates | null)[]
  tiles: { url: string; attribution: string }
  texts: Record<'zoomIn' | 'zoomOut' | 'close' | 'cluster' | 'chosen' | 'nearer', string>
  /** Announces the choice; empty without one. */
  onSaid: (text: string) => void
  onFailed: () => void
}

export type OpenedListMap = ReturnType<typeof showListMap>

const namesOf = (entries: readonly ListEntry[]) =>
  entries.map(({ number, name }) => `${number}. ${name}`).join('; ')

/**
 * Shows the entries of a list on a map, in step with their cards: a chosen marker marks its card and brings it into view, a card under
 * the pointer or with the focus marks its marker. Cards show their numbers until the map is closed.
 */
export function showListMap(holder: HTMLElement, { list, places, tiles, texts, onSaid, onFailed }: Options) {
  const entries = entriesOf(list, places)
  const isQuiet = matchMedia('(prefers-reduced-motion: reduce)').matches

  let chosenNumber: number | undefined

  function choose(chosen: readonly ListEntry[]) {
    chosenNumber = chosen[0]?.number
    view.mark(chosenNumber)
    for (const entry of entries) entry.card.toggleAttribute('data-marked', chosen.includes(entry))
    chosen[0]?.card.scrollIntoView({ block: 'nearest', behavior: isQuiet ? 'auto' : 'smooth' })
    onSaid(chosen.length > 0 ? texts.chosen.replace('{names}', namesOf(chosen)) : '')
  }

  const view = openListMap(holder, {
    entries,
    tiles,
    texts,
    onChosen: choose,
    onNearer: (nearer) => onSaid(texts.nearer.replace('{names}', namesOf(nearer))),
    onFailed,
  })
  const removeNumbers = numberCards(entries)

  const closing = new AbortController()
  for (const { number, card } of entries) {
    for (const type of ['pointerenter', 'focusin'])
      card.addEventListener(type, () => view.mark(number), { signal: closing.signal })
    for (const type of ['pointerleave', 'focusout'])
      card.addEventListener(type, () => view.mark(chosenNumber), { signal: closing.signal })
  }
  return {
    closePopup: view.closePopup,
    close: () => {
      closing.abort()
      removeNumbers()
      view.close()
      for (const { card } of entries) card.removeAttribute('data-marked')
    },
  }
}
