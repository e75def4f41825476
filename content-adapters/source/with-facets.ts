import type { ContentSource, FacetSource, OpenSource, Reader } from '../source.ts'
import type { Failing } from './facet.ts'
import { type FacetName, facetNames, facetRules } from './facets.ts'
import { guarded } from './guarded.ts'
import { onceEach } from './once-each.ts'

type OpenedFacets = { [Name in FacetName]?: Pick<FacetSource<Name>, 'openSource'> }

/** Facets in place of those of a source: for all companies, and over these for one, by its code. */
export type LaidFacets = OpenedFacets & { companies?: Readonly<Record<string, OpenedFacets>> }

/** A source whose methods are found by their names at run time. */
type Methods = Record<string, (...asked: unknown[]) => Promise<unknown>>

/** A rule of any method. */
type Rule = {
  company?: (...asked: unknown[]) => string | undefined
  instead?: unknown
  failing?: Failing | ((...asked: unknown[]) => Failing | undefined)
}
const rulesOf = (name: FacetName) => Object.entries(facetRules[name] as Record<string, Rule>)

/**
 * A source with other facets over it. A facet is opened for a reader when it is first asked. What it does not have, the source answers;
 * what it throws costs what it was asked for (`guarded`). Facets of one company are asked by methods that name this company; which companies
 * there are is what the source says.
 */
export const withFacets =
  (openSource: OpenSource, { companies = {}, ...facets }: LaidFacets): OpenSource =>
  (given) => {
    const reader = { ...given, report: onceEach(given.report) }
    return ofCompanies(reader, laidOver(reader, openSource(reader), facets), companies)
  }

function laidOver(reader: Reader, below: ContentSource, facets: OpenedFacets): ContentSource {
  if (Object.keys(facets).length === 0) return below
  const source = { ...below }
  const methods = source as unknown as Methods
  for (const name of facetNames) {
    const facet = facets[name]
    if (!facet) continue
    const open = once(() => openOrFail(() => facet.openSource(reader, below) as Methods))
    for (const [method, rule] of rulesOf(name)) {
      const passOn = methods[method]
      methods[method] = async (...asked) => {
        const own = open()
        if (!own[method]) return passOn?.(...asked)
        const failing = typeof rule.failing === 'function' ? rule.failing(...asked) : rule.failing
        return guarded(reader, `${name}.${method}`, { ...rule, failing }, async () => own[method]?.(...asked))
      }
    }
  }
  return source
}

function ofCompanies(
  reader: Reader,
  below: ContentSource,
  companies: Readonly<Record<string, OpenedFacets>>,
): ContentSource {
  const opened = new Map(
    Object.entries(companies).map(([code, facets]) => [code, once(() => laidOver(reader, below, facets))]),
  )
  if (opened.size === 0) return below
  const sourceOf = (code = '') => opened.get(code)?.()
  const source = { ...below }
  const methods = source as unknown as Methods
  for (const [method, { company }] of facetNames.flatMap(rulesOf)) {
    if (!company) continue
    methods[method] = async (...asked) =>
      ((sourceOf(company(...asked)) ?? below) as unknown as Methods)[method]?.(...asked)
  }
  source.sitesElsewhere = async () => [
    ...new Set([...(await below.sitesElsewhere()), ...Object.keys(companies)]),
  ]
  source.company = async (slug, next) => {
    const known = await below.company(slug)
    return sourceOf(known.code)?.company(slug, next) ?? known
  }
  return source
}

/** The facet, or one whose every method fails as its opening did. */
function openOrFail(open: () => Methods): Methods {
  try {
    return open()
  } catch (error) {
    return new Proxy({}, { get: () => () => Promise.reject(error) })
  }
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
