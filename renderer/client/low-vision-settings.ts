import { choiceCookie } from '../../ui/choice-cookie.ts'
import { lowVisionCookie, lowVisionFormId } from '../../ui/low-vision.ts'
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

form.addEventListener('change', ({ target }) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = choiceCookie(lowVisionCookie, value())
  Object.assign(document.documentElement.dataset, Object.fromEntries(settings()))
  // Which pictures a document loads is the server's doing.
  if ((target as HTMLInputElement).name === 'images') location.reload()
})

whenShownAgain(() => {
  const isKept = document.cookie.split('; ').includes(`${lowVisionCookie}=${value()}`)
  if (!isKept) location.reload()
})
