import type { FieldErrors } from '../../../locales/field-errors.ts'

/** Error codes with their HTTP status. Their texts are in `locales/<lang>/errors.json`. */
export const httpStatus = {
  BAD_REQUEST: 400,
  APP_CREDENTIAL: 401,
  UNAUTHORIZED: 401,
  /** No program has this key, or it was revoked. */
  API_KEY_UNKNOWN: 401,
  WRONG_CREDENTIALS: 401,
  INTEGRATOR_UNKNOWN: 403,
  FOREIGN_ORIGIN: 403,
  FORBIDDEN: 403,
  EMAIL_NOT_CONFIRMED: 403,
  NEEDS_PUBLISHER: 403,
  OWN_CLINIC: 403,
  PASSWORD_EXPIRED: 403,
  /** The first step of a sign-in was right; `data` says what ends it. */
  SECOND_STEP: 403,
  /** The company requires a second factor, and this session was begun without one. */
  FACTOR_REQUIRED: 403,
  /** A call that only people make, or one of another company than the key's. */
  KEY_NOT_HERE: 403,
  /** The key lacks the scope `data.SCOPE`. */
  KEY_SCOPE: 403,
  POW_INVALID: 403,
  TOO_LATE: 403,
  NOT_FOUND: 404,
  ACCESS_CODE_INVALID: 404,
  ENTRY_OFF: 404,
  DOCTOR_GONE: 404,
  TOO_SLOW: 408,
  CONFLICT: 409,
  LIST_FULL: 409,
  /** Too many tables were brought of which nothing is written yet. */
  IMPORTS_FULL: 409,
  WAITING_MANY: 409,
  WAITING_FULL: 409,
  LAST_OWNER: 409,
  OWN_FACTOR_FIRST: 409,
  NO_FACTOR: 409,
  OTHER_ROLE: 409,
  CABINET_IN_USE: 409,
  DOCTOR_HAS_REVIEWS: 409,
  CATEGORY_IN_USE: 409,
  WORD_IN_USE: 409,
  PAGE_STAYS: 409,
  MEDIA_IN_USE: 409,
  COMPANIES_WAIT: 409,
  DRAFT_CONFLICT: 409,
  DRAFT_RESTORED: 409,
  SLOT_TAKEN: 409,
  /** The branch is closed on that day. */
  BRANCH_CLOSED: 409,
  /** The time is outside the branch's opening hours. */
  OUTSIDE_BRANCH_HOURS: 409,
  PATIENT_BUSY: 409,
  /** Somebody of this name has a card already. */
  PATIENT_KNOWN: 409,
  /** Two cards belong to different accounts, so they are not merged. */
  PATIENT_ACCOUNTS: 409,
  /** Two cards are one already. */
  PATIENT_MERGED: 409,
  /** A later merge into the card has to be undone first. */
  MERGED_SINCE: 409,
  /** A merge can be undone no more. */
  UNDO_OVER: 409,
  STATUS_FINAL: 409,
  TOO_EARLY: 409,
  TAKE_BACK_OVER: 409,
  APPOINTMENT_CHANGED: 409,
  /** Nothing is left of the row: it was taken back before. */
  REVERSED: 409,
  /** Less is left of the row than is taken back. */
  REVERSED_MORE: 409,
  BALANCE_LOW: 409,
  /** The clinic has no bonus programme, or it is off. */
  BONUS_OFF: 409,
  /** A visit can be paid with fewer points than were asked for, by the rules of the programme. */
  POINTS_LIMIT: 409,
  /** So many points need a code of the patient, and none was given, or one for something else. */
  POINTS_CODE: 409,
  /** No phone of the patient is known, to which a code could go. */
  NO_PHONE: 409,
  /** Others have noted a payment since the caller read the visit. */
  PAID_MEANWHILE: 409,
  /** What was paid has to be returned first. */
  VISIT_PAID: 409,
  NOT_A_VISIT: 409,
  /** The line of a service was removed by others. */
  LINE_GONE: 409,
  /** The text of a note can be written anew for a day only. */
  NOTE_KEPT: 409,
  ROW_CHANGED: 409,
  BOOKINGS_OUTSIDE: 409,
  DOCTOR_HAS_BOOKINGS: 409,
  CABINET_HAS_BOOKINGS: 409,
  REVIEW_EXISTS: 409,
  CONSULTATIONS_OFF: 409,
  CONSULTATION_WAITS: 409,
  CONSULTATION_BLOCKED: 409,
  CONSULTATION_OVER: 409,
  CONSULTATION_FULL: 409,
  /** The row's state or text has changed since the caller read it (by another person or by time). */
  STATE_CHANGED: 409,
  /** A webhook is paused or off, so that nothing is sent to its address. */
  WEBHOOK_OFF: 409,
  /** All rows of a table were to be written, and some have faults. */
  ROWS_FAULTY: 409,
  /** The same was sent since the caller looked: by another press, or another person. */
  SENT_MEANWHILE: 409,
  CODE_EXPIRED: 410,
  CHALLENGE_OVER: 410,
  LINK_EXPIRED: 410,
  HOLD_GONE: 410,
  ACCESS_CODE_EXPIRED: 410,
  VERSION_CONFLICT: 412,
  TOO_LARGE: 413,
  UNSUPPORTED_TYPE: 415,
  FIELDS: 422,
  NOT_PUBLISHABLE: 422,
  NOTHING_TO_PUBLISH: 422,
  TIME_PAST: 422,
  SLOT_INVALID: 422,
  KEY_REUSED: 422,
  CODE_INVALID: 422,
  FACTOR_WRONG: 422,
  PASSKEY_REFUSED: 422,
  LOCKED: 423,
  POW_REQUIRED: 428,
  TOO_MANY: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  STORAGE_FULL: 507,
} as const
export type ErrorCode = keyof typeof httpStatus

type More = ErrorOptions & {
  fields?: FieldErrors
  /** Machine-readable details: seconds to wait as `RETRY_AFTER`, attempts left. */
  data?: Record<string, unknown>
  /** Commits the transaction although the call fails, so that a failed attempt is counted. */
  keep?: boolean
}

/** Ends a request with an error response. Thrown by guards and endpoints. */
export class ApiError extends Error {
  readonly code: ErrorCode
  readonly fields: FieldErrors | undefined
  readonly data: Record<string, unknown> | undefined
  readonly keep: boolean
  constructor(code: ErrorCode, { fields, data, keep = false, ...options }: More = {}) {
    super(code, options)
    this.name = 'ApiError'
    this.code = code
    this.fields = fields
    this.data = data
    this.keep = keep
  }
}
