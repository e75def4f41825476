import { productPicture } from './product-picture.ts'
import type { Services } from './services.ts'

/** How long a visitor waits for a remote backend; after that a page shows what there is. */
const remoteDeadlineMs = 2000

/** Options that all pages have in common. */
export const siteOptions = ({ openSource, origin, env, local, mapTiles }: Services) => ({
  openSource,
  origin,
  accounts: local !== undefined,
  reservedSlugs: env.RESERVED_PAGE_SLUGS,
  // A remote backend may lack the product's own pictures.
  ...(env.BACKEND_URL ? { deadlineMs: remoteDeadlineMs } : { image: productPicture }),
  ...(mapTiles && { mapTiles }),
  ...(env.CONTACT_EMAIL && { contact: env.CONTACT_EMAIL }),
})
