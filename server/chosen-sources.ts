import type { CombinedSources } from '../content-adapters/source/combine-sources.ts'

/** Sources of facets in place of the backend's: for all clinics, and in `companies` for one by its code. */
export const chosenSources: Omit<CombinedSources, 'base'> = {}
