/** The fields of an appointment that are changed by hand, and stored with the values before (S-APPT). */
export const changedFields = ['status', 'patient', 'phone', 'service', 'minutes', 'comment'] as const

/** How long a status of the visit itself can be taken back, in milliseconds (S-APPT). */
export const takeBackMs = 60_000
