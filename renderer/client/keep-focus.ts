import { tabStorage } from '../../ui/core/browser-storage.ts'

const key = 'keep-focus'

/** Names a link in its group and the page on which it is, without how many entries it leaves, which the next page says differently. */
const nameOf = (page: string, group: HTMLElement, link: HTMLElement): string =>
  [page, group.ariaLabel, link.textContent.replace(/[\d\s]+$/, '')].join(' ')

/** Keeps for the next page which link of a group was pressed with the keyboard, where the scroll is kept too (`keep-scroll.ts`). */
export function saveFocus(group: HTMLElement, link: HTMLAnchorElement): void {
  if (link.dataset.keepScroll === undefined || !link.matches(':focus-visible')) return
  tabStorage()?.setItem(key, nameOf(link.pathname, group, link))
}

/** Says once whether a link of this page was pressed so on the page before. */
export function pressedBefore(): (group: HTMLElement, link: HTMLElement) => boolean {
  const kept = tabStorage()?.getItem(key)
  tabStorage()?.removeItem(key)
  return (group, link) => nameOf(location.pathname, group, link) === kept
}
