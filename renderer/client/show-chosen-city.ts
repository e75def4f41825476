import { cityToBegin } from '../../ui/visitor/chosen-city.ts'

/** Shows the city in which a search begins in a select whose address names none (`data-remembered`), and says in its label if it is a guess. */
export function showChosenCity(): void {
  const { city, isGuess } = cityToBegin()
  for (const select of document.querySelectorAll<HTMLSelectElement>('select[data-remembered]')) {
    if (![...select.options].some(({ value }) => value === city)) continue
    select.value = city
    const guessed = select.labels[0]?.querySelector<HTMLElement>('[data-guessed]')
    if (guessed && isGuess) guessed.hidden = false
  }
}
