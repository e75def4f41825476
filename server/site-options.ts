import { limitConcurrency } from '../backend/kit/processes/limit-concurrency.ts'
import { pageDeadlineMs } from './deadlines.ts'
import { productPicture } from './images/product-picture.ts'
import type { Services } from './services.ts'

/** Pages that are made at once of the built-in backend: each asks its database several things at the same time. */
const pagesAtOnce = 4
/** The same, if some wait for a source elsewhere: as many that hang there hold up none of the others, until it is taken for down. */
const pagesAtOnceElsewhere = 32
/** The most pages that wait for their turn; later requests are answered with a request to come again. */
const pagesWaiting = 200

/** Options that all pages have in common. */
export function siteOptions({ openSource, origin, env, chosen, mapTiles }: Services) {
  const deadlineMs = pageDeadlineMs(env, chosen)
  return {
    openSource,
    origin,
    reservedSlugs: env.RESERVED_PAGE_SLUGS,
    image: productPicture,
    ...(deadlineMs !== undefined && { deadlineMs }),
    ...(mapTiles && { mapTiles }),
    apps: { patients: env.APPS_FOR_PATIENTS, doctors: env.APPS_FOR_DOCTORS },
    ...(env.CONTACT_EMAIL && { contact: env.CONTACT_EMAIL }),
  }
}

/** The queue of pages that are made of the built-in backend; a remote backend limits its load itself. */
export const pagesInTurn = ({ env, chosen }: Pick<Services, 'env' | 'chosen'>) =>
  env.BACKEND_URL
    ? undefined
    : limitConcurrency(
        chosen.every(({ isHere }) => isHere) ? pagesAtOnce : pagesAtOnceElsewhere,
        pagesWaiting,
      )
