/** Sections of the directory whose entries can be compared. */
export const comparedSections = ['clinics', 'doctors'] as const
export type ComparedSection = (typeof comparedSections)[number]

/** How many are compared at most: more do not fit beside each other. */
export const mostCompared = 4
