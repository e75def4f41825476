import type { FieldErrors } from '../locales/field-errors.ts'
import type { Locale } from '../locales/locale.ts'
import { type CallFault, callFaults } from './call-faults.ts'

type Told = { fields?: FieldErrors; data?: Record<string, unknown>; retryAfter?: number }

/** A failed API call, with a message for the person who made it. */
export class CallError extends Error {
  /** HTTP status; 0 if there was no response. */
  readonly status: number
  /** Code of the API's error body, or OFFLINE, TIMEOUT, UNREADABLE. */
  readonly code: string
  /** Error messages by field name, in the person's language. */
  readonly fields: FieldErrors
  /** Additional data of the response: ATTEMPTS_LEFT, CHANGE_TOKEN. */
  readonly data: Record<string, unknown>
  /** Seconds to wait before a retry. */
  readonly retryAfter: number | undefined

  constructor(status: number, code: string, message: string, { fields, data, retryAfter }: Told = {}) {
    super(message)
    this.name = 'CallError'
    this.status = status
    this.code = code
    this.fields = fields ?? {}
    this.data = data ?? {}
    this.retryAfter = retryAfter
  }

  /** The message to show where no field is displayed: that of the first invalid field, or else the general one. */
  get sentence(): string {
    return Object.values(this.fields).flat()[0] ?? this.message
  }
}

/** The error of a call whose response, if any, did not come from our API. */
export const faultOf = (code: CallFault, locale: Locale, status = 0): CallError =>
  new CallError(status, code, callFaults[code][locale])
