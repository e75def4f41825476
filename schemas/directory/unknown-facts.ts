/** What a profile says of a company that it does not know, once, in this order. */
export const unknownFacts = ['phone', 'hours', 'doctors', 'prices'] as const
export type UnknownFact = (typeof unknownFacts)[number]
