import { tabStorage } from '../../ui/core/browser-storage.ts'
import { choiceCookie } from '../../ui/visitor/choice-cookie.ts'
import { lowVisionCookie, lowVisionFormId } from '../../ui/visitor/low-vision.ts'
import { lowVisionIds } from '../../ui/visitor/low-vision-ids.ts'
import { placeKey, placesOf } from './low-vision-place.ts'
import { whenShownAgain } from './shown-again.ts'

/*
 * Applies and stores the settings of the low-vision version at once (B-31). A page that is older than the choice is
 * reloaded.
 */

const form = document.getElementById(lowVisionFormId) as HTMLFormElement
const settings = () => [...new FormData(form)] as [string, string][]
const value = () =>
  settings()
    .map(([, word]) => word)
    .join('.')

/** Remembers over a reload that the settings had the focus. */
const key = 'low-vision'

form.addEventListener('change', ({ target }) => {
  const had = document.documentElement.dataset.images
  // A page of a draft in the low-vision version has that in its address: it is no choice of its reader.
  const isTried = new URLSearchParams(location.search).has(lowVisionCookie)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  if (!isTried) document.cookie = choiceCookie(lowVisionCookie, value())
  Object.assign(document.documentElement.dataset, Object.fromEntries(settings()))
  const { name, value: images } = target as HTMLInputElement
  // The server decides whether a document loads pictures.
  if (isTried || name !== 'images' || (had !== 'off' && images !== 'off')) return
  tabStorage()?.setItem(key, name)
  location.reload()
})

const left = tabStorage()?.getItem(key)
tabStorage()?.removeItem(key)
if (left) {
  form.closest('details')?.setAttribute('open', '')
  form.querySelector<HTMLElement>(`[name="${left}"]:checked`)?.focus()
}

// The browser has given the focus to the button of the address: a reload leaves it where the reader is then.
if ([lowVisionIds.off, lowVisionIds.apply].some((id) => location.hash === `#${id}`))
  history.replaceState(history.state, '', location.pathname + location.search)

/** Scrolls to the element that was in view when the version was turned on, since large text moves it. */
function keepPlace(): void {
  placesOf()[Number(tabStorage()?.getItem(placeKey) ?? -1)]?.scrollIntoView()
  tabStorage()?.removeItem(placeKey)
}
if (document.readyState === 'complete') keepPlace()
else addEventListener('load', keepPlace)

whenShownAgain(() => {
  const isCurrent = document.cookie.split('; ').includes(`${lowVisionCookie}=${value()}`)
  if (!isCurrent) location.reload()
})

const offer = document.querySelector<HTMLElement>('[data-speech]')
if (offer && 'speechSynthesis' in window) {
  offer.hidden = false
  let reading: Promise<() => Promise<void>> | undefined
  offer.addEventListener('click', async ({ target }) => {
    if (!(target as Element).closest('button')) return
    reading ??= import('./speech.ts').then(({ setUpReading }) => setUpReading(offer))
    await (await reading)()
  })
}
