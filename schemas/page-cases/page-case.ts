/**
 * Kinds of pages that moderators judge: the site of a clinic, its news and articles, and a company in the directory with its network. The
 * name of a queue of moderators (`moderationQueues`) is the value; all kinds have the same arrows.
 */
export const pageQueues = {
  site: 'sites',
  news: 'news',
  materials: 'news',
  organization: 'organizations',
} as const
export type PageKind = keyof typeof pageQueues
export const pageKinds = Object.keys(pageQueues) as [PageKind, ...PageKind[]]
export type PageQueue = (typeof pageQueues)[PageKind]

/**
 * States of a case. Visitors see a page that waits or is kept, not one that is down or held: held is down, and corrected by its clinic, so
 * that a moderator looks again.
 */
export const pageCaseStatuses = ['waiting', 'kept', 'down', 'held'] as const
export type PageCaseStatus = (typeof pageCaseStatuses)[number]

export const hiddenStatuses = ['down', 'held'] as const satisfies readonly PageCaseStatus[]

/** Why a visitor reports a page, and why a moderator takes it down. */
export const pageReasons = ['untrue', 'notTheirs', 'dangerous', 'insults', 'personalData', 'other'] as const
export type PageReason = (typeof pageReasons)[number]

/** A page that can be reported: its kind, and the slug or code of its company or article. */
export type ReportedPage = { kind: PageKind; key: string }

const key = '([a-z0-9-]{1,120})'
/** Further parts of a path; each of them may be the slug of a page. */
const more = String.raw`(?:/(?!\.{1,2}(?:/|$))[^/?#%\\\s\p{C}]+)*/?`
const addresses: readonly (readonly [RegExp, PageKind])[] = [
  [new RegExp(`^/l/[a-z0-9-]{1,120}/news/(?!page/)[a-z0-9-]{1,120}/(?!page/)${key}$`, 'i'), 'news'],
  [new RegExp(`^/news/(?!page/)[a-z0-9-]{1,120}/(?!page/)${key}$`, 'i'), 'news'],
  [new RegExp(`^/l/[a-z0-9-]{1,120}/materials/${key}$`, 'i'), 'materials'],
  [new RegExp(`^/materials/(?!page/)[a-z0-9-]{1,120}/(?!page/)${key}$`, 'i'), 'materials'],
  [new RegExp(`^/l/${key}${more}$`, 'iu'), 'site'],
  [
    new RegExp(`^/companies/(?:clinics|doctors|other)/(?!(?:location|page)(?:/|$))${key}${more}$`, 'iu'),
    'organization',
  ],
  [new RegExp(`^/-organizations/hub/(?!page(?:/|$))${key}${more}$`, 'iu'), 'organization'],
]

/** The longest address of a page that is read. */
export const longestPath = 500

/** The page at a path of the product without its language, if it can be reported. */
export function reportedPage(path: string): ReportedPage | undefined {
  if (path.length > longestPath) return undefined
  for (const [pattern, kind] of addresses) {
    const [, found] = pattern.exec(path) ?? []
    if (found) return { kind, key: found.toLowerCase() }
  }
  return undefined
}

/** The address at which a page is reported. */
export const reportPath = (path: string): string => `/report?${new URLSearchParams({ page: path })}`
