import type { LinkLead } from '../../schemas/links/define-link-target.ts'

/** A short link of a clinic. */
export type ShortLink = {
  company: string
  /** Absent for one that was removed. */
  code?: string
  /** Where it leads; absent while it is off, has ended or was removed. */
  lead?: LinkLead
  /** The zone of the clinic's calendar days. */
  timezone: string
  /** The codes of the places where it may hang. */
  places: readonly string[]
}
