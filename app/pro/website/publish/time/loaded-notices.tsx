import { loadedPart } from '../../../../../ui/loaded/loaded-part.tsx'

/* Notices about the state of the site, which is read a moment after the page: dates in four languages are loaded with them. */

export const Unpublished = loadedPart(async () => (await import('./unpublished.tsx')).Unpublished)
export const Scheduled = loadedPart(async () => (await import('./scheduled.tsx')).Scheduled)
