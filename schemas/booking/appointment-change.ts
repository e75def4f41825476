/** What of an appointment is changed by hand, and kept with what was before (S-APPT). */
export const changedFields = ['status', 'phone', 'service', 'minutes', 'comment'] as const

/** So long what happened at the clinic can be taken back, in milliseconds (S-APPT). */
export const takeBackMs = 60_000
