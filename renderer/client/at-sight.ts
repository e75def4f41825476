import { goToAskedAgain } from './asked-again.ts'
import { keepCompared } from './compared.ts'
import { answerHost } from './framed.ts'
import { rememberList } from './last-list.ts'
import { leadOn } from './lead-on.ts'
import { leaveOutEmpty } from './leave-out-empty.ts'
import { groupLinks } from './link-groups.ts'
import { showChosenCity } from './show-chosen-city.ts'
import { showCurrent } from './show-current.ts'

/** Scripts of the directory and of widgets that run as soon as the page is seen; `loader.ts` imports them if a page has an element for one. */
export function startAtSight(): void {
  showChosenCity()
  showCurrent()
  leaveOutEmpty()
  goToAskedAgain()
  leadOn()
  groupLinks()
  rememberList()
  const compared = document.querySelector<HTMLElement>('[data-compared]')
  if (compared) keepCompared(compared)
  const { framed } = document.documentElement.dataset
  if (framed !== undefined) answerHost(framed.split(' ').filter(Boolean))
}
