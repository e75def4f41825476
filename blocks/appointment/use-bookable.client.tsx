import { useEffect, useState } from 'react'
import { call } from '../../client/call.ts'
import { CallError } from '../../client/call-error.ts'
import type { BookingSpecialist } from '../../schemas/api/booking.ts'
import type { Bookable } from '../parts/booking/booking-choice.client.tsx'

/** The branches, services and doctors of a clinic that can be booked; `fault` says why they could not be read, and `retry` asks once more. */
export function useBookable(company: string) {
  const [data, setData] = useState<Bookable>()
  const [fault, setFault] = useState<string>()
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks once more
  useEffect(() => {
    setFault(undefined)
    Promise.all([
      call('GET', `/front/v1/appointment/company/${company}`, undefined, { isQuiet: true }),
      call('GET', `/front/v1/appointment/specialists?company_code=${company}&online=1`, undefined, {
        isQuiet: true,
      }),
    ]).then(
      ([found, doctors]) =>
        setData({
          company: found as Bookable['company'],
          doctors: (doctors as { data: BookingSpecialist[] }).data,
        }),
      (error: unknown) => setFault(error instanceof CallError ? error.sentence : ''),
    )
  }, [company, attempt])
  return { data, fault, retry: () => setAttempt(attempt + 1) }
}
