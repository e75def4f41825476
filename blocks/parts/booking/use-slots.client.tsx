import { useEffect, useState } from 'react'
import { call } from '../../../client/call.ts'
import { CallError } from '../../../client/call-error.ts'
import type { BookingSlots, Slot } from '../../../schemas/api/booking.ts'
import { addDays } from '../../../schemas/formats/zone.ts'

/** The doctors whose free time is read. `hold` is a slot that the reader keeps already: it is free for them. */
export type SlotsOf = {
  company: string
  cabinet: string
  doctor: string
  service?: string | undefined
  speciality?: string | undefined
  hold?: string | undefined
}

/** How many days are asked for and shown at once. */
export const stripDays = 14

/** A slot that is the reader's own and so not among the free ones. */
export type OwnSlot = Slot & { DATE: string }

/** The slots with the reader's own among them. */
function withOwn(found: BookingSlots, own: OwnSlot | undefined): BookingSlots {
  if (!own) return found
  const DAYS = found.DAYS.map((day) =>
    day.DATE === own.DATE && !day.SLOTS.some(({ START }) => START === own.START)
      ? { ...day, SLOTS: [...day.SLOTS, own].sort((a, b) => (a.START < b.START ? -1 : 1)) }
      : day,
  )
  return { ...found, DAYS }
}

type State =
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  | { kind: 'ready'; found: BookingSlots }

const address = ({ company, cabinet, doctor, service, speciality, hold }: SlotsOf, from?: string) => {
  const query = new URLSearchParams({ company_code: company, cabinet_code: cabinet, doctor_code: doctor })
  for (const [name, value] of Object.entries({ service_code: service, speciality, hold }))
    if (value) query.set(name, value)
  if (from) {
    query.set('date_from', from)
    query.set('date_to', addDays(from, stripDays - 1))
  }
  return `/front/v1/appointment/slots?${query}`
}

type Options = {
  /** Grows whenever the slots may have changed. */
  version: number
  own: OwnSlot | undefined
  /** The day that is chosen first, if there is free time. */
  day: string | undefined
}

/**
 * The free slots of `stripDays` days and the chosen one of these days, which is the first with free time if the one before has none. `turn`
 * goes to other days, `retry` asks once more after a failure; `first` is the first day that there is.
 */
export function useSlots(of: SlotsOf, { version, own, day }: Options) {
  const [from, setFrom] = useState<string>()
  const [first, setFirst] = useState<string>()
  const [chosen, choose] = useState(day)
  const [state, setState] = useState<State>({ kind: 'loading' })
  const [attempt, setAttempt] = useState(0)
  const asked = address(of, from)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `version` and `attempt` ask once more, and the own slot changes with them
  useEffect(() => {
    const gone = new AbortController()
    setState({ kind: 'loading' })
    call('GET', asked, undefined, { signal: gone.signal, isQuiet: true }).then(
      (answer) => {
        const found = withOwn(answer as BookingSlots, own)
        setState({ kind: 'ready', found })
        const [day] = found.DAYS
        if (from === undefined && day) setFirst(day.DATE)
        choose((known) => {
          const free = found.DAYS.filter(({ SLOTS }) => SLOTS.length > 0).map(({ DATE }) => DATE)
          return known !== undefined && free.includes(known) ? known : free[0]
        })
      },
      (error: unknown) => {
        if (gone.signal.aborted) return
        const message = error instanceof CallError ? error.sentence : ''
        setState({ kind: 'failed', message })
      },
    )
    return () => gone.abort()
  }, [asked, version, attempt])

  const turn = (date: string) => {
    choose(undefined)
    setFrom(date)
  }
  return { state, first, chosen, choose, turn, retry: () => setAttempt(attempt + 1) }
}
