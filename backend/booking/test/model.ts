import type { Answer } from './clinic.ts'

/** A random number generator with a seed, so that a failing run can be repeated. */
export function randomOf(seed: number) {
  let state = seed
  const next = () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
  return { next, below: (end: number) => Math.floor(next() * end) }
}

/** An appointment as the person who made it knows it from the answers alone. */
type Known = {
  code: string
  token: string
  doctor: string
  start: string
  state: 'booked' | 'ended'
  overbook: boolean
}
type Held = { id: string; doctor: string; start: string }

/** A clinic as callers of the API know it: each hold and booking that was acknowledged, until an acknowledged call ends it. */
export class Model {
  readonly holds = new Map<string, Held>()
  readonly booked = new Map<string, Known>()

  held({ body }: Answer, doctor: string, start: string): void {
    this.holds.set(String(body.HOLD_ID), { id: String(body.HOLD_ID), doctor, start })
  }
  book(held: Held, { body }: Answer): void {
    this.holds.delete(held.id)
    const code = String(body.APPOINTMENT_CODE)
    this.booked.set(code, {
      code,
      token: String(body.MANAGE_TOKEN),
      doctor: held.doctor,
      start: held.start,
      state: 'booked',
      overbook: false,
    })
  }
  end(code: string): void {
    const known = this.booked.get(code)
    if (known) known.state = 'ended'
  }
  /** A move: the appointment under a code is another one now. */
  move(old: Known, { body }: Answer, doctor: string): void {
    old.state = 'ended'
    const code = String(body.APPOINTMENT_CODE)
    const start = String(body.START)
    this.booked.set(code, { ...old, code, doctor, start, state: 'booked', overbook: false })
  }
  get open(): Known[] {
    return [...this.booked.values()].filter(({ state }) => state === 'booked')
  }
}

/** Runs tasks a few at a time. */
export async function together(tasks: readonly (() => Promise<unknown>)[], most: number): Promise<void> {
  const left = [...tasks]
  const worker = async () => {
    for (let task = left.shift(); task; task = left.shift()) await task()
  }
  await Promise.all(Array.from({ length: most }, worker))
}
