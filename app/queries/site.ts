import type { ApiQuery } from './api-query.ts'

const answers = () => import('../../schemas/api/site-draft.ts')

/** Subject (see `ApiQuery`) of a company's site. */
export const site = 'site'

const pathOf = (place: string) => `/business-api-front2/${place}/clinic_website` as const

/** The draft (PS2); never fetched again in the background, because the builder merges changes itself. */
export const siteDraft = (place: string) =>
  ({
    key: [site, place, 'draft'],
    path: `${pathOf(place)}/draft`,
    schema: async () => (await answers()).siteDraftAnswer,
    isStill: true,
  }) satisfies ApiQuery

/** The state of the site (PS1): its unpublished changes, and the problems that block publishing. */
export const siteState = (place: string) =>
  ({
    key: [site, place, 'state'],
    path: pathOf(place),
    schema: async () => (await import('../../schemas/api/clinic-site.ts')).clinicSite,
  }) satisfies ApiQuery

/** The menu, and the facts that decide which of its entries visitors see (PS6). */
export const siteMenu = (place: string) =>
  ({
    key: [site, place, 'menu'],
    path: `${pathOf(place)}/menu`,
    schema: async () => (await import('../../schemas/api/site-parts.ts')).siteMenu,
  }) satisfies ApiQuery

/** The published versions (PS4). */
export const siteVersions = (place: string) =>
  ({
    key: [site, place, 'versions'],
    path: `${pathOf(place)}/versions`,
    schema: async () => (await answers()).siteVersions,
  }) satisfies ApiQuery

/** The links that show a site that is not published (PS5). */
export const siteShares = (place: string) =>
  ({
    key: [site, place, 'shares'],
    path: `${pathOf(place)}/previews`,
    schema: async () => (await import('../../schemas/api/site-shares.ts')).siteShares,
  }) satisfies ApiQuery

/** Old sites that were brought, to go on with. */
export const siteImports = (place: string) =>
  ({
    key: [site, place, 'imports'],
    path: `${pathOf(place)}/imports`,
    schema: async () => (await import('../../schemas/api/site-import.ts')).siteImports,
  }) satisfies ApiQuery

/** Comments on the site before it is published. */
export const siteComments = (place: string) =>
  ({
    key: [site, place, 'comments'],
    path: `${pathOf(place)}/comments`,
    schema: async () => (await import('../../schemas/api/site-comments.ts')).siteComments,
  }) satisfies ApiQuery

/** How many people opened the site. */
export const siteVisits = (place: string) =>
  ({
    key: [site, place, 'visits'],
    path: `${pathOf(place)}/visits`,
    schema: async () => (await import('../../schemas/api/site-visits.ts')).siteVisits,
  }) satisfies ApiQuery

/** The media library (PS8). */
export const siteMedia = (place: string) =>
  ({
    key: [site, place, 'media'],
    path: `/business-api-front2/${place}/media`,
    schema: async () => (await import('../../schemas/api/media.ts')).mediaList,
  }) satisfies ApiQuery

/** One published version with everything in it (PS4), which never changes. */
export const siteVersion = (place: string, number: number) =>
  ({
    key: [site, place, 'version', number],
    path: `${pathOf(place)}/versions/${number}`,
    schema: async () => (await answers()).siteVersion,
    isStill: true,
  }) satisfies ApiQuery

/** The proposed sites for the clinic, and the facts that it lacks. */
export const siteProposals = (place: string) =>
  ({
    key: [site, place, 'proposals'],
    path: `${pathOf(place)}/proposals`,
    schema: async () => (await import('../../schemas/api/site-proposals.ts')).siteProposals,
  }) satisfies ApiQuery

/** Ready sections and pages for the clinic. */
export const sitePatterns = (place: string) =>
  ({
    key: [site, place, 'patterns'],
    path: `${pathOf(place)}/patterns`,
    schema: async () => (await import('../../schemas/api/site-patterns.ts')).sitePatterns,
  }) satisfies ApiQuery

/** Sections that the clinic has saved. */
export const siteSections = (place: string) =>
  ({
    key: [site, place, 'sections'],
    path: `${pathOf(place)}/sections`,
    schema: async () => (await import('../../schemas/api/site-sections.ts')).siteSections,
  }) satisfies ApiQuery

/** A section that the clinic has saved, or a shared one that a page shows. */
export const siteSection = (place: string, id: string) =>
  ({
    key: [site, place, 'section', id],
    path: `${pathOf(place)}/sections/${id}`,
    schema: async () => (await import('../../schemas/api/site-sections.ts')).siteSection,
  }) satisfies ApiQuery

/** The clinics whose sites share sections. */
export const ownNetwork = (place: string) =>
  ({
    key: [site, place, 'network'],
    path: `/business-api-front2/${place}/network`,
    schema: async () => (await import('../../schemas/api/network.ts')).network,
  }) satisfies ApiQuery

/** A proposed site with everything in it. */
export const siteProposal = (place: string, name: string) =>
  ({
    key: [site, place, 'proposal', name],
    path: `${pathOf(place)}/proposals/${name}`,
    schema: async () => (await import('../../schemas/api/site-proposals.ts')).siteProposal,
  }) satisfies ApiQuery

/** A request to publish with its outcome, the site that was sent and the one that was published then. */
export const siteApproval = (place: string, number: number) =>
  ({
    key: [site, place, 'review', number],
    path: `${pathOf(place)}/review/${number}`,
    schema: async () => (await import('../../schemas/api/site-approval.ts')).siteApprovalAnswer,
  }) satisfies ApiQuery

/** News and materials that go live by themselves. */
export const scheduledArticles = (place: string) =>
  ({
    key: [site, place, 'articles'],
    path: `/business-api-front2/${place}/scheduled_articles`,
    schema: async () => (await import('../../schemas/api/article-drafts.ts')).scheduledArticles,
  }) satisfies ApiQuery

/** The changes with their authors, newest first; before a revision if one is given. */
export const siteChanges = (place: string, before?: number) =>
  ({
    key: [site, place, 'changes'],
    path: `${pathOf(place)}/changes${before === undefined ? '' : `?before=${before}`}`,
    schema: async () => (await import('../../schemas/api/site-changes.ts')).siteChanges,
  }) satisfies ApiQuery

/** Ready notices for the next public holidays. */
export const siteNotices = (place: string) =>
  ({
    key: [site, place, 'notices'],
    path: `${pathOf(place)}/notices`,
    schema: async () => (await import('../../schemas/api/ready-notice.ts')).readyNotices,
    isStill: true,
  }) satisfies ApiQuery
