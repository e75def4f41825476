import { lowVisionAddress, lowVisionCookie, lowVisionFormId } from '../../ui/visitor/low-vision.ts'
import { savePlace } from './low-vision-place.ts'
import { whenShownAgain } from './shown-again.ts'

/**
 * The low-vision version (B-31). Where it is on, the code of its settings is loaded. Where it is off, a page that is
 * older than the choice is reloaded, and turning it on keeps the place in the page.
 */
export function followLowVision(): void {
  if (document.getElementById(lowVisionFormId)) {
    import('./low-vision-settings.ts')
    return
  }
  addEventListener('submit', ({ target }) => {
    if ((target as HTMLFormElement).action.endsWith(lowVisionAddress)) savePlace()
  })
  whenShownAgain(() => {
    if (document.cookie.includes(`${lowVisionCookie}=`)) location.reload()
  })
}
