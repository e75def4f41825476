import { lowVisionAddress, lowVisionCookie, lowVisionFormId } from '../../ui/low-vision.ts'
import { notePlace } from './low-vision-place.ts'
import { whenShownAgain } from './shown-again.ts'

/**
 * The low-vision version (B-31): where it is on, its settings come with their own code; where it is off, a page that is
 * older than the choice is loaded anew, and the way into it keeps the place.
 */
export function followLowVision(): void {
  if (document.getElementById(lowVisionFormId)) {
    import('./low-vision-settings.ts')
    return
  }
  addEventListener('submit', ({ target }) => {
    if ((target as HTMLFormElement).action.endsWith(lowVisionAddress)) notePlace()
  })
  whenShownAgain(() => {
    if (document.cookie.includes(`${lowVisionCookie}=`)) location.reload()
  })
}
