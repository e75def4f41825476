/** How long a slot is kept while the visitor fills in the form, in seconds; it may be renewed once (C-25). */
export const holdSeconds = 300

/**
 * Of the times that a doctor has free on a day: how many may be kept from others by forms that are being filled in, from one address and from
 * all together. Beyond it a time is kept too, but the person who books it first has it.
 */
export const keptShare = { ofAddress: 1 / 4, together: 1 / 2 } as const

/**
 * The most steps of a doctor's day that one holder keeps within the share of all together, if there are no others; a longer visit counts as
 * several.
 */
export const mostStepsOfOne = 4

/** How often within an hour one time is kept from others without being booked. */
export const mostKeptAnHour = 3

/** How many times one person or browser keeps in a company; with another one the oldest ends. */
export const mostHoldsOfDevice = 3

/** The longest range of days that slots are asked for at once (PA3). */
export const mostSlotDays = 31

/** How many of the next free times a card in a list names. */
export const listedSlots = 3

/** For how many days, from today on, lists know in which parts of them somebody has a free slot: each weekday once. */
export const listedDays = 7

/** How many free slots an answer proposes in place of a taken one. */
export const nearestSlots = 6

/** The number of missed visits after which a clinic has to confirm online bookings of the same phone number. */
export const noShowsBeforeApproval = 2

/** How many people of a waiting list get a message about a free slot; the first to hold it gets it. */
export const toldOfFreeSlot = 5

/** How much one contact may wait for in a company: doctors, specialities, branches. */
export const mostWishes = 10

/** How many may wait for one doctor or speciality: with more, hardly anybody would ever get a message. */
export const mostWaiting = 200

/** How many of these may come from one address in a day: behind that of a mobile network there are many people. */
export const mostWaitingFromAddress = 20

/** The most days ahead of a wish: contacts are not kept, and places not taken, for longer. */
export const mostWaitingDays = 365

/** Hours of a branch's day between which no message is sent that can wait: from 21 to 8 (C-25). */
export const quietHours = { from: 21, to: 8 } as const

/** The hour of a branch's day at which patients are reminded of the visits of the next day. */
export const reminderHour = 16

/** `auto`: online bookings are confirmed at once; `manual`: the clinic confirms them. */
export const confirmModes = ['auto', 'manual'] as const

/** Rules of a branch for bookings online, in its own zone. */
export type BookingRules = {
  leadMinutes: number
  horizonDays: number
  cancelHours: number
  confirm: (typeof confirmModes)[number]
}

/** The rules of a branch without rules of its own (C-25). */
export const defaultBookingRules: BookingRules = {
  leadMinutes: 60,
  horizonDays: 60,
  cancelHours: 4,
  confirm: 'auto',
}
