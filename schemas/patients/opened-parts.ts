/** What of a patient's card staff can open; `booking`: the card was found by a booking, and is open to its branch and doctor from then on. */
export const openedParts = ['card', 'notes', 'document', 'export', 'booking'] as const
export type OpenedPart = (typeof openedParts)[number]
