// The exports of this subject for other subjects.
export { mostSlugs, proposeSlugs, slugState, takeSlug } from './link-slugs.ts'
export { addOpenings, type OpeningCount } from './openings.ts'
