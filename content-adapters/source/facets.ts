import { type ClinicSource, clinicRules } from './clinic.ts'
import { type DirectorySource, directoryRules } from './directory.ts'
import { type DocumentsSource, documentsRules } from './documents.ts'
import { type EditorialSource, editorialRules } from './editorial.ts'
import { type SearchSource, searchRules } from './search.ts'

/** The parts of a source that may each come from elsewhere. */
export type Facets = {
  clinic: ClinicSource
  editorial: EditorialSource
  directory: DirectorySource
  search: SearchSource
  documents: DocumentsSource
}
export type FacetName = keyof Facets

export const facetRules = {
  clinic: clinicRules,
  editorial: editorialRules,
  directory: directoryRules,
  search: searchRules,
  documents: documentsRules,
} satisfies { [Name in FacetName]: Record<keyof Facets[Name], object> }

export const facetNames = Object.keys(facetRules) as FacetName[]
