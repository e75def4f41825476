import { keepCompared } from './compared.ts'
import { answerHost } from './framed.ts'
import { leadOn } from './lead-on.ts'
import { leaveOutEmpty } from './leave-out-empty.ts'
import { showChosenCity } from './show-chosen-city.ts'
import { showCurrent } from './show-current.ts'

/** What pages of the directory and widgets do as soon as they are seen; `loader.ts` imports it where a page has something of it. */
export function startAtSight(): void {
  showChosenCity()
  showCurrent()
  leaveOutEmpty()
  leadOn()
  const compared = document.querySelector<HTMLElement>('[data-compared]')
  if (compared) keepCompared(compared)
  const { framed } = document.documentElement.dataset
  if (framed !== undefined) answerHost(framed.split(' ').filter(Boolean))
}
