import { copiedFacts } from '../directory/copied-facts.ts'
import type { Entry } from './layers.ts'

/** What an entry is, below the picture: its name as a link, and facts of its item in the list, which are copied. */
export function briefOf(number: number, entry: Entry | undefined, item: Element | undefined): HTMLElement {
  const brief = document.createElement('div')
  const title = document.createElement(entry?.href ? 'a' : 'strong')
  if (title instanceof HTMLAnchorElement) title.href = entry?.href ?? ''
  else title.tabIndex = -1
  title.className = 'link font-semibold'
  title.textContent = entry?.name ?? ''
  if (entry?.lang) title.lang = entry.lang
  brief.append(`${number}. `, title)
  brief.append(...copiedFacts(item))
  return brief
}
