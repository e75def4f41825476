import { call } from '../../client/call.ts'
import { CallError } from '../../client/call-error.ts'
import type { AppointmentCard } from '../../schemas/api/appointment.ts'
import type { Link } from '../../schemas/page/linked-pages.ts'
import { tabStorage } from '../../ui/core/browser-storage.ts'

/** The links of visits that were booked in this tab, the newest first: secrets that no other tab and no later session has. */
const key = 'own-visits'

/** A time may be that of one of the last few; each is one request. */
const most = 3

const isLink = (one: Partial<Link> | null): one is Link =>
  typeof one?.code === 'string' && typeof one.token === 'string'

function read(): Link[] {
  const kept: unknown = JSON.parse(tabStorage()?.getItem(key) ?? '[]')
  return Array.isArray(kept) ? kept.filter(isLink) : []
}

/** Keeps the link of a visit for as long as the tab is open. */
export function keepOwnVisit(link: Link): void {
  const others = read().filter(({ code }) => code !== link.code)
  tabStorage()?.setItem(key, JSON.stringify([link, ...others].slice(0, most)))
}

/** A time with a doctor of a clinic; without a doctor, with any of them. */
type At = { company: string; doctor?: string | undefined; start: string }

/** The visit as it is now; undefined where that cannot be known. */
const cardOf = ({ code, token }: Link): Promise<AppointmentCard | undefined> =>
  call(
    'GET',
    `/front/v1/appointment/${encodeURIComponent(code)}?token=${encodeURIComponent(token)}`,
    undefined,
    { isQuiet: true },
  ).then(
    (card) => card as AppointmentCard,
    (error: unknown) => {
      if (!(error instanceof CallError)) throw error
      return undefined
    },
  )

type Card = Pick<AppointmentCard, 'STATUS' | 'COMPANY_CODE' | 'SPECIALIST_CODE' | 'START'>

/** Whether a visit takes a time: one that was moved or cancelled since it was booked does not. */
const takes = ({ STATUS, COMPANY_CODE, SPECIALIST_CODE, START }: Card, { company, doctor, start }: At) =>
  (STATUS === 'confirmed' || STATUS === 'pending') &&
  COMPANY_CODE === company &&
  Date.parse(START) === Date.parse(start) &&
  (doctor === undefined || SPECIALIST_CODE === doctor)

/** The link of a visit that was booked in this tab and takes a time, as the server knows it now; undefined if there is none. */
export async function ownVisitAt(
  at: At,
  cardBy: (link: Link) => Promise<Card | undefined> = cardOf,
): Promise<Link | undefined> {
  const links = read()
  const cards = await Promise.all(links.map(cardBy))
  return links.find((_, place) => {
    const card = cards[place]
    return card && takes(card, at)
  })
}
