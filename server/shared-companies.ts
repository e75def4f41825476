import type { ChosenSource } from './chosen-sources.ts'

/** A facet of a clinic that several sources have, in their order: the last one answers. */
export type SharedFacet = { company: string; facet: string; sources: string[] }

/** The facets of clinics that several of the chosen sources have; `names` are theirs. */
export function sharedCompanies(names: readonly string[], chosen: readonly ChosenSource[]): SharedFacet[] {
  const found = new Map<string, SharedFacet>()
  for (const [index, { companies = {} }] of chosen.entries())
    for (const [company, facets] of Object.entries(companies))
      for (const facet of Object.keys(facets)) {
        const key = JSON.stringify([company, facet])
        const shared = found.get(key) ?? { company, facet, sources: [] }
        shared.sources.push(names[index] ?? '')
        found.set(key, shared)
      }
  return [...found.values()].filter(({ sources }) => sources.length > 1)
}
