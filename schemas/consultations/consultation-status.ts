/** Status of an online consultation (C-20), a number as in the specification. */
export const consultationStatus = { moderation: 0, active: 1, blocked: 2, ended: 3 } as const
export type ConsultationState = keyof typeof consultationStatus
export type ConsultationStatus = (typeof consultationStatus)[ConsultationState]

/** The states by their numbers. */
export const consultationStates = Object.keys(consultationStatus) as ConsultationState[]

/** The name of a status, for texts. */
export const stateOfConsultation = (status: ConsultationStatus): ConsultationState =>
  consultationStates[status] ?? 'moderation'

/** The actors that change a status: the patient, a doctor, other members of the staff, a moderator of the platform, or the clock. */
export const consultationActors = ['patient', 'doctor', 'clinic', 'moderator', 'clock'] as const
export type ConsultationActor = (typeof consultationActors)[number]

/** How long after its end a consultation goes on with a message. */
export const reopenHours = 72
/** After so many days without a message it ends. */
export const silenceDays = 7

/** Length of the first words, and of a message (D-REV). */
export const consultationLength = { min: 20, max: 3000 } as const
export const messageLength = { min: 1, max: 3000 } as const
/** The most messages of a consultation: all of them are read at once. */
export const mostMessages = 500

/** Files of a message (F23): which, for the `accept` attribute of an input, how many, and how large each. */
export const consultationFileTypes = 'image/jpeg,image/png,application/pdf'
export const maxConsultationFiles = 5
export const maxConsultationFileBytes = 10 * 1024 * 1024
