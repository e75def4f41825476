import { chosenCity } from '../../ui/visitor/chosen-city.ts'

/** Shows the city that was chosen before in a select whose address names none (`data-remembered`). */
export function showChosenCity(): void {
  for (const select of document.querySelectorAll<HTMLSelectElement>('select[data-remembered]'))
    if ([...select.options].some(({ value }) => value === chosenCity())) select.value = chosenCity()
}
