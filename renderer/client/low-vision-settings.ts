import { choiceCookie } from '../../ui/choice-cookie.ts'
import { lowVisionCookie, lowVisionFormId } from '../../ui/low-vision.ts'
import { placeKey, placesOf } from './low-vision-place.ts'
import { whenShownAgain } from './shown-again.ts'

/*
 * The settings of the low-vision version act and are kept at once (B-31). A page that is older than the choice is
 * loaded anew.
 */

const form = document.getElementById(lowVisionFormId) as HTMLFormElement
const settings = () => [...new FormData(form)] as [string, string][]
const value = () =>
  settings()
    .map(([, word]) => word)
    .join('.')

/** Notes over a reload that the reader is among the settings. */
const key = 'low-vision'

form.addEventListener('change', ({ target }) => {
  const had = document.documentElement.dataset.images
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = choiceCookie(lowVisionCookie, value())
  Object.assign(document.documentElement.dataset, Object.fromEntries(settings()))
  const { name, value: images } = target as HTMLInputElement
  // Whether a document loads pictures is the server's doing.
  if (name !== 'images' || (had !== 'off' && images !== 'off')) return
  sessionStorage.setItem(key, name)
  location.reload()
})

const left = sessionStorage.getItem(key)
sessionStorage.removeItem(key)
if (left) {
  form.closest('details')?.setAttribute('open', '')
  form.querySelector<HTMLElement>(`[name="${left}"]:checked`)?.focus()
}

/** Shows what the reader had in sight as they turned the version on, however large it has become. */
function keepPlace(): void {
  placesOf()[Number(sessionStorage.getItem(placeKey) ?? -1)]?.scrollIntoView()
  sessionStorage.removeItem(placeKey)
}
// Before that the address, which unfolds the settings, has its say about the scroll.
if (document.readyState === 'complete') keepPlace()
else addEventListener('load', () => setTimeout(keepPlace))

whenShownAgain(() => {
  const isKept = document.cookie.split('; ').includes(`${lowVisionCookie}=${value()}`)
  if (!isKept) location.reload()
})

const offer = document.querySelector<HTMLElement>('[data-speech]')
if (offer && 'speechSynthesis' in window) {
  offer.hidden = false
  let reading: Promise<() => Promise<void>> | undefined
  offer.addEventListener('click', async ({ target }) => {
    if (!(target as Element).closest('button')) return
    reading ??= import('./speech.ts').then(({ offerReading }) => offerReading(offer))
    await (await reading)()
  })
}
