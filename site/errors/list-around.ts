import { listingSections } from '../../schemas/directory/listing.ts'

const directory = [...listingSections, 'reviews', 'services', 'news'].map(
  (section) => `/companies/${section}`,
)

/** Lists of the directory that have pages below them. */
const lists = [...directory, '/news', '/materials', '/-organizations/hub', '/-organizations/news', '/help']

/** The list in which the person who finds nothing at a product path may look: `/companies/clinics` of all clinics and cities. */
export const listAround = (path: string): string | undefined =>
  lists.find((list) => path.startsWith(`${list}/`))
