import { defaultLocale, locales } from '../../locales/locale.ts'
import { tabStorage } from '../../ui/core/browser-storage.ts'
import { lastListKey as key } from '../../ui/visitor/chosen-city.ts'

const prefixes = locales.filter((locale) => locale !== defaultLocale).join('|')

/** An address of this site: its language, and its path with the query. */
const address = new RegExp(String.raw`^(/(?:${prefixes})(?=/))?(/[^/\\\s].*)$`)

/** The path and the query of an address, without the reader's place, which is kept nowhere. */
export function placeless(href: string): string {
  const url = new URL(href)
  if (url.searchParams.has('near')) for (const name of ['near', 'sort']) url.searchParams.delete(name)
  return url.pathname + url.search
}

/** Keeps the address of a list for the pages that are opened from it in this tab. */
const keep = () => tabStorage()?.setItem(key, placeless(location.href))

/**
 * Links back to a list (`data-list=to`) lead to the one from which the reader came (`data-list`), as it was and in the language of the page.
 * A reader who came to this page from another site has come from no list.
 */
export function rememberList(): void {
  if (document.querySelector('[data-list=""]')) {
    keep()
    // A list that is shown again as it was left may have been followed by another one.
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) keep()
    })
    return
  }
  if (!document.referrer.startsWith(`${location.origin}/`)) {
    tabStorage()?.removeItem(key)
    return
  }
  const path = address.exec(tabStorage()?.getItem(key) ?? '')?.[2]
  if (!path) return
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-list=to]')) {
    link.href = (address.exec(link.pathname)?.[1] ?? '') + path
    link.addEventListener('click', stepBack)
  }
}

/** Goes back where the page before in this tab is the list itself, so that the reader sees it at the place where it was left. */
function stepBack(event: MouseEvent): void {
  const { currentTarget: link } = event
  if (event.ctrlKey || event.metaKey || event.shiftKey || !('navigation' in window)) return
  const before = navigation.entries()[(navigation.currentEntry?.index ?? 0) - 1]
  if (!(link instanceof HTMLAnchorElement) || !before?.url) return
  if (placeless(before.url) !== placeless(link.href)) return
  event.preventDefault()
  history.back()
}
