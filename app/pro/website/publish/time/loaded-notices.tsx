import { loadedPart } from '../../../../../ui/loaded-part.tsx'

/* What is said of the site's state, which is read a moment after the page: dates in four languages are loaded with it. */

export const Unpublished = loadedPart(async () => (await import('./unpublished.tsx')).Unpublished)
export const Scheduled = loadedPart(async () => (await import('./scheduled.tsx')).Scheduled)
