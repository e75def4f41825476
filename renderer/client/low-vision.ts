import { lowVisionCookie, lowVisionFormId } from '../../ui/low-vision.ts'
import { whenShownAgain } from './shown-again.ts'

/**
 * The low-vision version (B-31): where it is on, its settings come with their own code; where it is off, a page that is
 * older than the choice is loaded anew.
 */
export function followLowVision(): void {
  if (document.getElementById(lowVisionFormId)) {
    import('./low-vision-settings.ts')
    return
  }
  whenShownAgain(() => {
    if (document.cookie.includes(`${lowVisionCookie}=`)) location.reload()
  })
}
