import { type Promotion, priceNow } from '../areas/promotion.ts'
import type { Path, Problem } from '../core/problem.ts'
import { formatPrice } from '../formats/price.ts'
import { addDays, calendarDate, zonedInstant } from '../formats/zone.ts'
import { type ListedPrices, priceAt } from '../services/price-at.ts'
import { isForDoctor, type PromotedPrice } from './promoted-price.ts'
import { standingDays } from './promotion-rules.ts'
import { type PriceEntry, standingSince } from './standing-since.ts'

/** A service with the history of its prices, the oldest entry first. */
export type PromotedService = ListedPrices & {
  code: string
  isHidden: boolean
  /** Its price is the least one: “from 5 000 ₸”. */
  isLeast: boolean
  history: readonly PriceEntry[]
}

/** A branch; a company without any has one without a code. */
export type PromotedBranch = { code: string | null; timezone: string }

type Rules = {
  services: ReadonlyMap<string, PromotedService>
  branches: readonly PromotedBranch[]
  /** Prices of other promotions, past ones of the last months too. */
  others: readonly PromotedPrice[]
  now: Date
}

type Line = Promotion['services'][number] & { priceNow: number }
type Fault = { code: Problem['code']; params: Problem['params'] }

/** `15.12.2026`, which each of our languages reads. */
const dayText = (date: string) => date.split('-').reverse().join('.')

/** Whether a price of another promotion is for the same doctor of the same branch. */
const isAt = (other: PromotedPrice, service: string, cabinet: string | null, doctor: string | null) =>
  other.service === service && other.cabinet === cabinet && isForDoctor(other, doctor)

/** The days of a promoted price by the clock of its branch. */
const daysOf = ({ startsAt, endsAt }: PromotedPrice, timezone: string) => ({
  from: calendarDate(startsAt, timezone),
  to: calendarDate(new Date(endsAt.getTime() - 1), timezone),
})

/** Another promotion of the service at the place that runs at the same time, or too near to it. */
function nearOther(
  { from, to }: Promotion,
  { code, timezone }: PromotedBranch,
  { service, doctor, others }: { service: string; doctor: string | null; others: readonly PromotedPrice[] },
): Fault | undefined {
  const near = others
    .filter((other) => isAt(other, service, code, doctor))
    .map((other) => daysOf(other, timezone))
    .filter((days) => from <= addDays(days.to, standingDays) && days.from <= addDays(to, standingDays))
    .sort((one, other) => (one.to < other.to ? 1 : -1))[0]
  if (!near) return undefined
  const next = dayText(addDays(near.to, standingDays + 1))
  return {
    code: 'promotionPause',
    params: { from: dayText(near.from), to: dayText(near.to), next, days: standingDays },
  }
}

/** Why a line does not hold with a doctor of a branch; undefined if it does. */
function faultAt(
  promotion: Promotion,
  line: Line,
  {
    service,
    branch,
    doctor,
    others,
    now,
  }: Pick<Rules, 'others' | 'now'> & {
    service: PromotedService
    branch: PromotedBranch
    doctor: string | null
  },
): Fault | undefined {
  const place = { doctor, cabinet: branch.code }
  const { price, priceTo, currency } = priceAt(service, place)
  if (price === null) return { code: 'promotionNoPrice', params: {} }
  if (priceTo !== null || service.isLeast) return { code: 'promotionRange', params: {} }
  const since = standingSince(service, service.history, place)
  const standing = calendarDate(since ?? now, branch.timezone)
  const said = { price: formatPrice(price, currency), since: dayText(standing) }
  if (price !== line.before)
    return { code: 'promotionBefore', params: { ...said, before: formatPrice(line.before, currency) } }
  const start = zonedInstant(addDays(promotion.from, -standingDays), '00:00', branch.timezone)
  if (!since || since > start) {
    // The day of the change itself does not count.
    const earliest = addDays(standing, standingDays + 1)
    return { code: 'promotionYoung', params: { ...said, days: standingDays, from: dayText(earliest) } }
  }
  return nearOther(promotion, branch, { service: service.code, doctor, others })
}

/** Doctors who have, or had, a price of their own for a service. */
const namedDoctors = ({ prices, history }: PromotedService): string[] => [
  ...new Set([
    ...prices.flatMap(({ doctor }) => doctor ?? []),
    ...history.flatMap(({ doctor }) => doctor ?? []),
  ]),
]

/** The price of a line in a branch, or why it has none there. */
function inBranch(
  promotion: Promotion & { code: string },
  line: Line,
  {
    service,
    branch,
    ...rules
  }: Pick<Rules, 'others' | 'now'> & { service: PromotedService; branch: PromotedBranch },
): { price?: PromotedPrice; fault?: Fault } {
  const chosen = promotion.doctors
  const judged = (chosen ?? [null, ...namedDoctors(service)]).map((doctor) => ({
    doctor,
    fault: faultAt(promotion, line, { ...rules, service, branch, doctor }),
  }))
  const [good, bad] = [judged.filter(({ fault }) => !fault), judged.filter(({ fault }) => fault)]
  const fault = bad[0]?.fault
  if (good.length === 0) return fault ? { fault } : {}
  const forAll = good.some(({ doctor }) => doctor === null)
  const codesOf = (those: typeof judged) => those.flatMap(({ doctor }) => doctor ?? [])
  const { timezone, code: cabinet } = branch
  return {
    price: {
      promotion: promotion.code,
      service: service.code,
      cabinet,
      doctors: forAll ? null : codesOf(good),
      except: forAll ? codesOf(bad) : [],
      before: line.before,
      now: line.priceNow,
      currency: service.currency,
      startsAt: zonedInstant(promotion.from, '00:00', timezone),
      endsAt: zonedInstant(addDays(promotion.to, 1), '00:00', timezone),
    },
    ...(fault && { fault }),
  }
}

/**
 * The prices that a promotion makes, by the price list and its history: the price before has stood for 30 days before the start, and in
 * these days the service had no other promotion. `problems` are those of its lines that hold nowhere, each with the reason.
 */
export function promote(
  promotion: Promotion & { code: string },
  { services, branches, ...rules }: Rules,
): { prices: PromotedPrice[]; problems: Problem[] } {
  const prices: PromotedPrice[] = []
  const problems: Problem[] = []
  const { cabinets, doctors } = promotion
  // A list becomes empty as the last of it is removed: then the promotion is for nobody, not for all.
  const nobody: [string, readonly string[] | undefined][] = [
    ['doctors', doctors],
    ['cabinets', cabinets],
  ]
  for (const [field, list] of nobody)
    if (list?.length === 0) problems.push({ path: [field], code: 'promotionNobody', params: {} })
  const chosen = branches.filter(
    ({ code }) => cabinets === undefined || (code !== null && cabinets.includes(code)),
  )
  for (const [index, line] of promotion.services.entries()) {
    const path = (field: string): Path => ['services', index, field]
    const service = services.get(line.service)
    const now = priceNow(promotion, line)
    if (!service || now === undefined || now >= line.before) continue
    if (service.isHidden) {
      problems.push({ path: path('service'), code: 'promotionHidden', params: {} })
      continue
    }
    const found = chosen.map((branch) =>
      inBranch(promotion, { ...line, priceNow: now }, { ...rules, service, branch }),
    )
    const made = found.flatMap(({ price }) => price ?? [])
    const fault = found.flatMap((one) => one.fault ?? [])[0]
    if (made.length === 0 && fault) problems.push({ ...fault, path: path('before') })
    prices.push(...made)
  }
  return { prices, problems }
}
