import { listingSections } from '../../schemas/directory/listing.ts'

const directory = [...listingSections, 'reviews', 'services', 'news'].map(
  (section) => `/companies/${section}`,
)

/** Lists of the directory that have pages below them. */
const lists = [...directory, '/news', '/materials', '/-organizations/hub', '/-organizations/news', '/help']

/** The list for a reader of a missing page at a product path: `/companies/clinics` of all clinics and cities. */
export const listAround = (path: string): string | undefined =>
  lists.find((list) => path.startsWith(`${list}/`))
