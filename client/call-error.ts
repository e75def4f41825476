import type { FieldErrors } from '../locales/field-errors.ts'
import type { Locale } from '../locales/locale.ts'
import { type CallFault, callFaults } from './call-faults.ts'

type Told = { fields?: FieldErrors; data?: Record<string, unknown>; retryAfter?: number }

/** A call that did not succeed, with a sentence for the person who made it. */
export class CallError extends Error {
  /** HTTP status; 0 where no answer came. */
  readonly status: number
  /** Code of the API's error body, or OFFLINE, TIMEOUT, UNREADABLE. */
  readonly code: string
  /** What is wrong, by the name of the field, in the person's language. */
  readonly fields: FieldErrors
  /** What else the answer says: ATTEMPTS_LEFT, CHANGE_TOKEN. */
  readonly data: Record<string, unknown>
  /** Seconds until it makes sense to try again. */
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

  /** The one sentence to say where no field is shown: what is wrong with the first field, or else the message. */
  get sentence(): string {
    return Object.values(this.fields).flat()[0] ?? this.message
  }
}

/** The error of a call that got no answer of ours. */
export const faultOf = (code: CallFault, locale: Locale, status = 0): CallError =>
  new CallError(status, code, callFaults[code][locale])
