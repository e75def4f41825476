import { offeredTime } from '../../schemas/booking/offered-time.ts'
import { paths } from './paths.ts'

type Chosen = {
  /** The slug of the company, where the page is the directory's, which leads on to the company's site. */
  company?: string | undefined
  doctor: string
  cabinet?: string | undefined
  service?: string | undefined
  /** The instant of a free slot in ISO 8601, which the page keeps for the reader at once. */
  start?: string | undefined
}

/** The booking page with what is chosen already. */
export function bookingPath({ company, doctor, cabinet, service, start }: Chosen): string {
  const query = { company, doctor, cabinet, service, time: start && offeredTime(start) }
  const chosen = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  )
  return `${paths.appointment}?${new URLSearchParams(chosen)}`
}
