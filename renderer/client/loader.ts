import { wakeIslands } from './islands.ts'
import { carryScroll } from './keep-scroll.ts'
import { keepLanguage } from './language.ts'
import { watchLeaving } from './leaving.ts'
import { followLowVision } from './low-vision.ts'
import { leavePopovers } from './popovers.ts'
import { reloadKey } from './reload-once.ts'
import { prefetchPages } from './speculation.ts'
import { whenSeen } from './when-seen.ts'

/*
 * The only script of a document before a touch: what must be there at once, and when to fetch the rest.
 */

/** When a page begins to ask whether it is still of the newest build, in milliseconds (B-28). */
const buildsDelay = 3_600_000

wakeIslands()
keepLanguage()
followLowVision()
leavePopovers()
watchLeaving()
prefetchPages()
setTimeout(() => import('./builds.ts'), buildsDelay)
whenSeen(() => {
  const question = document.querySelector<HTMLElement>('[data-analytics]')
  if (question) import('./analytics.ts').then(({ askToCount }) => askToCount(question))
  carryScroll()
  if (sessionStorage.getItem(reloadKey)) import('./after-reload.ts')
  if (sessionStorage.getItem('toasts')) import('../../ui/toast/document-toasts.tsx')
})
