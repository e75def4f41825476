import type { AppointmentStatus } from '../../schemas/booking/appointment-status.ts'
import type { LocalizedText } from '../../schemas/core/localized.ts'

/** A booked visit as the person who has its link may see it; `date` and `time` are by the clock of the branch. */
export type Visit = {
  /** Its number, by which the clinic finds it. */
  number: string
  /** First name and initial. */
  patient?: string
  /** The patient is not the person who booked. */
  isForOther: boolean
  status: AppointmentStatus
  isPast: boolean
  date: string
  time: string
  timezone: string
  /** The code of the company, and its name. */
  company: string
  companyName: LocalizedText
  cabinet: string
  /** Name of the branch. */
  branch?: LocalizedText
  /** The code of the service. */
  service?: string
  address?: LocalizedText
  phones: string[]
  doctor: { code: string; name?: LocalizedText }
  canCancel: boolean
  canMove: boolean
  /** Only the clinic changes it: it begins in less than so many hours. */
  tooLate?: number
}
