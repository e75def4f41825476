import { saveScroll } from './keep-scroll.ts'
import { opensElsewhere } from './opens-elsewhere.ts'

/**
 * The bar's code is small and rarely needed: it arrives while the next page is awaited, or with the first touch. Without a connection
 * there is no bar, and the browser says why the next page does not come.
 */
const loadingBar = () => import('./loading-bar.ts').catch(() => undefined)
const showLoadingBar = () => loadingBar().then((bar) => bar?.showLoadingBar())

/** Whether a link or a form opens in this tab; a page may say it for all of its own (`base`). */
const isHere = ({ target }: HTMLAnchorElement | HTMLFormElement): boolean =>
  (target || document.querySelector('base')?.target || '_self') === '_self'

/** True for a link to another document of this site that opens in this tab. */
const leavesPage = (link: HTMLAnchorElement): boolean =>
  link.origin === location.origin &&
  !link.download &&
  isHere(link) &&
  (!link.hash || link.pathname + link.search !== location.pathname + location.search)

/**
 * Before the page is left, shows the loading bar (B-26) and stores the scroll position where the link asks for it
 * (B-13).
 */
export function watchLeaving(): void {
  addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href]')
    if (!link || event.defaultPrevented || opensElsewhere(event) || !leavesPage(link)) return
    showLoadingBar()
    saveScroll(link, link.href)
  })
  addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement
    if (event.defaultPrevented || form.method === 'dialog' || !isHere(form)) return
    showLoadingBar()
    saveScroll(form, form.action)
  })
  addEventListener('pointerdown', loadingBar, { once: true })
}
