import type { FacetName } from '../../source/facets.ts'
import { clinicPromises } from './clinic.ts'
import { directoryPromises } from './directory.ts'
import { documentsPromises } from './documents.ts'
import { editorialPromises } from './editorial.ts'
import type { FacetPromise } from './promise.ts'
import { searchPromises } from './search.ts'

/** What every source of a facet promises. */
export const promises: { [Name in FacetName]: readonly FacetPromise<Name>[] } = {
  clinic: clinicPromises,
  editorial: editorialPromises,
  directory: directoryPromises,
  search: searchPromises,
  documents: documentsPromises,
}
