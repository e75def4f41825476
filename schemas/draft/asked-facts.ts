/** What a clinic that starts its site is asked for, in this order, unless it is there. */
export const askedFacts = ['logo', 'photos', 'hours', 'prices', 'doctors', 'description'] as const
export type AskedFact = (typeof askedFacts)[number]
