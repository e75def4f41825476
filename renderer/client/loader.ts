import { tabStorage } from '../../ui/core/browser-storage.ts'
import { quietTransitions } from '../../ui/loaded/quiet-transitions.ts'
import { whenSeen } from '../../ui/loaded/when-seen.ts'
import { activateIslands } from './islands.ts'
import { restoreScroll } from './keep-scroll.ts'
import { saveLanguageOnClick } from './language.ts'
import { watchLeaving } from './leaving.ts'
import { followLowVision } from './low-vision.ts'
import { closePopoversOnFocusOut } from './popovers.ts'
import { reloadKey } from './reload-once.ts'
import { followSession } from './session.ts'
import { prefetchPages } from './speculation.ts'

/*
 * The only script that a document loads without an interaction. It starts the scripts that must work at once and imports the rest when it
 * is needed.
 */

/** When a page starts to check for a newer build, in milliseconds (B-28). */
const buildsDelay = 3_600_000

/** Elements that need a script at sight. */
const atSight =
  '[data-framed],[data-list],[data-remembered],[method=get],[aria-invalid],[data-next],[class*=overflow-x] [aria-current]'

activateIslands()
quietTransitions()
saveLanguageOnClick()
followLowVision()
closePopoversOnFocusOut()
watchLeaving()
prefetchPages()
followSession()
setTimeout(() => import('./builds.ts'), buildsDelay)
whenSeen(() => {
  const question = document.querySelector<HTMLElement>('[data-analytics]')
  if (question) import('./analytics.ts').then((one) => one.startAnalytics(question))
  if (document.querySelector(atSight)) import('./at-sight.ts').then((one) => one.startAtSight())
  restoreScroll()
  const kept = tabStorage()
  if (kept?.getItem(reloadKey)) import('./after-reload.ts')
  if (kept?.getItem('toasts')) import('../../ui/toast/document-toasts.tsx')
})
