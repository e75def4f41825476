import type { FacetSource, Forget, Source } from '../source.ts'
import type { FacetName } from './facets.ts'
import { withFacets } from './with-facets.ts'

type FacetSources = { [Name in FacetName]?: FacetSource<Name> }

/** `base` answers what no other source has; `companies` have sources of their own, by code. */
export type CombinedSources = FacetSources & {
  base: Source
  companies?: Readonly<Record<string, FacetSources>>
}

/**
 * One source of several: `combineSources({ base: medicalApi(…), editorial: acme, companies: { '1001': { clinic: other } } })`. All have the
 * same reader, and all forget what has changed.
 */
export function combineSources({ base, ...facets }: CombinedSources): Source {
  const { companies = {}, ...ofAll } = facets
  const sources = new Set<{ forget: Forget }>([
    base,
    ...[ofAll, ...Object.values(companies)].flatMap((some) => Object.values(some)),
  ])
  return {
    openSource: withFacets(base.openSource, facets),
    forget: (tags) => forgetAll([...sources], tags),
  }
}

/** What one cannot forget, the others still do. */
function forgetAll(sources: readonly { forget: Forget }[], tags: readonly string[]): void {
  const faults: unknown[] = []
  for (const source of sources) {
    try {
      source.forget(tags)
    } catch (error) {
      faults.push(error)
    }
  }
  if (faults.length > 0) throw new AggregateError(faults, `Sources could not forget ${tags.join(', ')}`)
}
