/** The facts that a clinic is asked for when it starts its site, in this order, unless it has them. */
export const askedFacts = ['logo', 'photos', 'hours', 'prices', 'doctors', 'description'] as const
export type AskedFact = (typeof askedFacts)[number]

/** The area in which each is written: the clinic's own data, from which every site has it. */
export const factAreas = {
  logo: 'company',
  photos: 'photos',
  hours: 'cabinets',
  prices: 'services',
  doctors: 'doctors',
  description: 'company',
} as const satisfies Record<AskedFact, string>
