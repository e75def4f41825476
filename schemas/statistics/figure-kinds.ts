/**
 * What is counted of a clinic by people who were never known (decision 17): they saw it in a list or a search of the directory, opened its
 * profile there, its site, one of its links; pressed its number, a route to it, its chat.
 */
export const countedKinds = ['listed', 'profile', 'site', 'link', 'call', 'route', 'chat'] as const
export type CountedKind = (typeof countedKinds)[number]

/** Ways of booking: by patients on the site or in a widget elsewhere, by the staff, for who came without a booking. */
export const bookedKinds = ['booked-site', 'booked-widget', 'booked-staff', 'booked-walk-in'] as const
export type BookedKind = (typeof bookedKinds)[number]

/** What is counted of visits, by the day of the visit: patients who came, those of them who had come before, and who did not come. */
export const visitKinds = ['came', 'returned', 'no-show'] as const

/** Bookings at the price of a promotion, by the day on which they were made. */
export const promotedKind = 'promoted'

/** What the rows of visits say; a branch has it of its own. */
export const ownKinds = [...bookedKinds, ...visitKinds, promotedKind] as const

/** Every figure of a clinic, in the order of their screen. */
export const figureKinds = [...countedKinds, ...ownKinds] as const
export type FigureKind = (typeof figureKinds)[number]

/** Presses of links, which a browser tells by itself. */
export const pressedKinds = ['call', 'route'] as const satisfies readonly CountedKind[]
export type PressedKind = (typeof pressedKinds)[number]
