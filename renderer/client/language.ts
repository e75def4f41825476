import { localeCookie } from '../../locales/locale-cookie.ts'
import { choiceCookie } from '../../ui/visitor/choice-cookie.ts'

/** A click on a language stores the choice (B-30) and adds the current query and hash to the link. */
export function saveLanguageOnClick(): void {
  addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang]') : undefined
    if (!link) return
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = choiceCookie(localeCookie, link.hreflang)
    if (!link.search) link.search = location.search
    if (!link.hash) link.hash = location.hash
  })
}
