import type { Services } from './services.ts'

/** What social networks show of the product's pages that have no picture: the one of its home page. */
const productPicture = { src: '/images/shipa/city', width: 1600 }

/** What every page is made with. */
export const siteOptions = ({ openSource, origin, env, mapTiles }: Services) => ({
  openSource,
  origin,
  reservedSlugs: env.RESERVED_PAGE_SLUGS,
  // A remote backend need not have the product's own pictures.
  ...(!env.BACKEND_URL && { image: productPicture }),
  ...(mapTiles && { mapTiles }),
  ...(env.CONTACT_EMAIL && { contact: env.CONTACT_EMAIL }),
})
