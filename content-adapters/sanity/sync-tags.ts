/** The tag of everything that was read from Sanity. */
export const allOfSanity = 'sanity'

/** Our tag of a sync tag of the service, which answers to queries name and live events announce. */
export const ofSyncTag = (tag: string): string => `${allOfSanity}:${tag}`
