import { inHundredths } from '../visits/money.ts'

/** Rules of a clinic's bonus programme; percents are 0 to 100, amounts whole units of its currency. */
export type Programme = {
  isOn: boolean
  /** How much of a payment is given back as points, in percent. */
  rate: number
  /** Another rate for who has paid so much in all. */
  levels: readonly { from: number; rate: number }[]
  /** In how many months points end; without it never. */
  months?: number | undefined
  /** How much of the services of a visit points may pay, in percent. */
  share: number
  /** From how many points on the patient confirms a redemption by a code; without it never. */
  confirmFrom?: number | undefined
  /** Codes of services that give no points and cannot be paid by them. */
  excluded: readonly string[]
}

/** Services of a visit by their codes, with what they cost, in hundredths. */
export type PricedService = { service: string; sum: number }

const sumOf = (services: readonly PricedService[]) => services.reduce((all, { sum }) => all + sum, 0)

/** What of the services of a visit gives points, and can be paid by them, in hundredths. */
export const eligibleOf = ({ excluded }: Pick<Programme, 'excluded'>, services: readonly PricedService[]) =>
  sumOf(services.filter(({ service }) => !excluded.includes(service)))

/** The rate for who has paid so much in all, in hundredths: that of the highest level that is reached, otherwise the usual one. */
export function rateFor({ rate, levels }: Pick<Programme, 'rate' | 'levels'>, spent: number): number {
  const [reached] = levels
    .filter(({ from }) => inHundredths(from) <= spent)
    .sort((one, other) => other.from - one.from)
  return reached?.rate ?? rate
}

type Paid = {
  /** What was paid in money at the visit before this payment, and with it, in hundredths. */
  before: number
  after: number
  /** What the patient has paid in all before this payment, in hundredths. */
  spent: number
  services: readonly PricedService[]
}

/** Up to a millionth, sums of floating numbers are whole. */
const whole = (points: number): number => Math.floor(Number(points.toFixed(6)))

/**
 * The points that a payment gives. They are counted from all that was paid at the visit, so that several payments give as many as one: each alone would lose a
 * part of a point. A payment in advance, for a visit without services, gives them for all of it.
 */
export function pointsFor(programme: Programme, { before, after, spent, services }: Paid): number {
  const total = sumOf(services)
  const share = total > 0 ? eligibleOf(programme, services) / total : 1
  const points = (paid: number) => whole((paid * share * rateFor(programme, spent)) / 10_000)
  return Math.max(0, points(after) - points(before))
}

/** How many points can still pay a visit: whole units, no more than are due, nor than the largest share of its services. `used` are those that have paid it, `due` in hundredths. */
export function mostPoints(
  programme: Programme,
  { services, used, due }: { services: readonly PricedService[]; used: number; due: number },
): number {
  const share = whole((eligibleOf(programme, services) * programme.share) / 10_000)
  return Math.max(0, Math.min(share - used, Math.floor(due / 100)))
}

/** The last day of points that are given on a day: so many months later, at the end of a shorter month. */
export function endOf({ months }: Pick<Programme, 'months'>, day: string): string | null {
  if (months === undefined) return null
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}
