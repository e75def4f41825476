import { offeredTime } from '../../schemas/booking/offered-time.ts'
import { paths } from './paths.ts'
import { profileBookingPath } from './profile-paths.ts'

type Chosen = {
  /** The slug of the company, where the page is one of the directory, in which the reader stays. */
  company?: string | undefined
  doctor?: string | undefined
  cabinet?: string | undefined
  service?: string | undefined
  /** The instant of a free slot in ISO 8601, which the page keeps for the reader at once. */
  start?: string | undefined
}

/** The booking page with what is chosen already. */
export function bookingPath({ company, doctor, cabinet, service, start }: Chosen): string {
  const query = { doctor, cabinet, service, time: start && offeredTime(start) }
  const chosen = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  )
  const page = company === undefined ? paths.appointment : profileBookingPath(company)
  return chosen.length > 0 ? `${page}?${new URLSearchParams(chosen)}` : page
}
