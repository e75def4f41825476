import type { CombinedSources } from '../content-adapters/source/combine-sources.ts'
import { facetNames } from '../content-adapters/source/facets.ts'
import type { TakePosted } from '../content-adapters/source/posted.ts'
import type { SourcePreviews } from '../content-adapters/source/previews.ts'
import type { Env } from './env.ts'
import type { Log } from './log.ts'

/** Facets of a source, for all clinics, and in `companies` for one by its code. */
export type ChosenSource = Omit<CombinedSources, 'base'> & {
  /** True if its content is in this process: no page waits for it, as for an embedded database. */
  isHere?: true
  /**
   * Asks its service before this process listens; throws one clear sentence if that says that the configuration cannot be right. Gives the codes of the
   * clinics that it has, if it is for all.
   */
  check?: () => Promise<readonly string[]>
  /** Calls `changed` with the tags of what has changed, until the returned function is called; absent for a source whose answers expire by themselves. */
  watch?: (changed: (tags: readonly string[]) => void) => () => void | Promise<void>
  /** Takes what its service posts to `/_hooks/<name>` when something has changed. */
  takePosted?: TakePosted
  /** Shows drafts in the studio of its service. */
  previews?: SourcePreviews
}

/** A chosen source, with its name in `SOURCE`. */
export type NamedSource = ChosenSource & { name: string }

/**
 * Opens a source by the configuration of the process; `open` of `server/sources/<name>.ts`. Throws one clear sentence if that cannot be right.
 * Commands open it too, so that what its service has to be asked for is `check`.
 */
export type OpenChosen = (env: Env, log: Log) => ChosenSource | Promise<ChosenSource>

const modules = import.meta.glob<{ open?: OpenChosen }>(['./sources/*.ts', '!./sources/*.test.ts'])
const fileOf = (name: string) => `./sources/${name}.ts`
const names = Object.keys(modules).map((path) => path.slice(fileOf('').length - '.ts'.length, -'.ts'.length))

/** Opens the sources that `SOURCE` names, in their order: each is laid over those before it. */
export async function openChosen(env: Env, log: Log): Promise<NamedSource[]> {
  const chosen: NamedSource[] = []
  for (const name of env.SOURCE) {
    const { open } = (await modules[fileOf(name)]?.()) ?? {}
    if (!open)
      throw new Error(
        `SOURCE: there is no source "${name}" (server/sources/${name}.ts with \`open\`): builtin is the backend alone, ${names.join(', ')} lie over it.`,
      )
    chosen.push({ ...(await open(env, log)), name })
  }
  return chosen
}

/** Asks the services of the sources, and warns of what several have of a clinic. */
export async function checkChosen(chosen: readonly NamedSource[], log: Log): Promise<void> {
  const known = await Promise.all(
    chosen.map(async (source) => {
      const codes = (await source.check?.()) ?? []
      const ofAll = Object.fromEntries(
        facetNames.flatMap((facet) => (source[facet] ? [[facet, source[facet]]] : [])),
      )
      return {
        ...source,
        companies: { ...Object.fromEntries(codes.map((code) => [code, ofAll])), ...source.companies },
      }
    }),
  )
  const shared = sharedCompanies(known)
  if (shared.length > 0)
    log.warn({ shared }, 'several sources have the same of a clinic: the last of them in SOURCE answers')
}

/** Codes of the companies that have sources of their own. */
export const companiesOf = (chosen: readonly ChosenSource[]): string[] =>
  chosen.flatMap(({ companies }) => Object.keys(companies ?? {}))

/** A facet of a clinic that several sources have, in their order: the last one answers. */
export type SharedFacet = { company: string; facet: string; sources: string[] }

/** The facets of clinics that several of the chosen sources have. */
export function sharedCompanies(chosen: readonly NamedSource[]): SharedFacet[] {
  const found = new Map<string, SharedFacet>()
  for (const { name, companies = {} } of chosen)
    for (const [company, facets] of Object.entries(companies))
      for (const facet of Object.keys(facets)) {
        const key = JSON.stringify([company, facet])
        const shared = found.get(key) ?? { company, facet, sources: [] }
        shared.sources.push(name)
        found.set(key, shared)
      }
  return [...found.values()].filter(({ sources }) => sources.length > 1)
}
