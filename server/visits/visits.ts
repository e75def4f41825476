import type { IncomingMessage } from 'node:http'
import type { PeopleCount } from '../../backend/clinic-site/visits/visits.ts'
import type { FigureCount } from '../../backend/figures/index.ts'
import { addressKey } from '../../backend/kit/http/client-address.ts'
import type { OpeningCount } from '../../backend/links/index.ts'
import type { ChatCount } from '../../backend/whatsapp/index.ts'
import { chatPath } from '../../schemas/core/chat-link.ts'
import { homeZone } from '../../schemas/formats/home-zone.ts'
import { calendarDate } from '../../schemas/formats/zone.ts'
import type { LinkMark } from '../../schemas/links/link-mark.ts'
import type { PressedKind } from '../../schemas/statistics/figure-kinds.ts'
import type { OpenedLink } from '../../site/core/outcome.ts'
import type { Log } from '../log.ts'
import { isPress, isVisit } from './is-visit.ts'
import { createPeopleSeen } from './people-seen.ts'
import type { Met, SiteVisit, Visited } from './visited.ts'

/**
 * Counts visitors beside the page cache: people by day and page of clinics' sites, views of articles, people who come by a short link, open a
 * chat, press a number, or meet a clinic in the directory.
 */
export type Visits = {
  /** Counts a page that was sent, if the request is a visitor's. `address` is the client's. */
  count: (request: IncomingMessage, visited: Visited, address: string) => void
  /** Counts who came by a short link, once a day for each link, sheet and place. */
  countLink: (request: IncomingMessage, opened: OpenedLink, mark: LinkMark, address: string) => void
  /** Counts who opens the chat of a number, once a day. */
  countChat: (request: IncomingMessage, chat: OpenedChat, address: string) => void
  /** Counts who presses the number of a clinic or a route to it, once a day. */
  countPress: (request: IncomingMessage, pressed: Pressed, address: string) => void
  /** Writes the counts that are not written yet, as is done every few seconds. Never throws. */
  write: () => Promise<void>
  /** Writes for the last time. */
  stop: () => Promise<void>
}

/** Where counts are kept. Each call adds to what is there. */
export type VisitStore = {
  /** Views of articles, by slug. */
  addViews: (list: 'news' | 'materials', counts: ReadonlyMap<string, number>) => Promise<void>
  addPeople: (counts: readonly PeopleCount[]) => Promise<void>
  addOpenings: (counts: readonly OpeningCount[]) => Promise<void>
  addChats: (counts: readonly ChatCount[]) => Promise<void>
  addFigures: (counts: readonly FigureCount[]) => Promise<void>
}

/** What was pressed of a clinic, by the slug of its site. */
export type Pressed = { clinic: string; timezone: string; kind: PressedKind }

/** The chat of a number that somebody opens, by the place of its button. `timezone` is that of the clinic's calendar days. */
export type OpenedChat = Omit<ChatCount, 'day' | 'people'> & { timezone: string }

/** How often counts are written, in milliseconds: a page that is opened a thousand times is one row of one statement. */
const writeMs = 10_000

/** How many new people come from one network between two writes at most; more are one program that calls itself otherwise each time. */
const mostAtOnce = 50

/**
 * How many people of one network press one thing of a clinic, come by one link or open its chats in a day at most. An operator of telephones has
 * thousands of people behind an address, but a program that does so all day would be most of what a clinic reads.
 */
const mostOfNetwork = 100

/** How many visits are remembered between two writes; those beyond are looked up in the filter each time. */
const mostRemembered = 10_000
/** Browsers call themselves in half as many characters; a header may have thousands. */
const longestAgent = 400

/** The zone with the earliest day on Earth. */
const earliest = 'Etc/GMT+12'

/** Counts since the last write are lost if the process is killed. */
export function createVisits(store: VisitStore, log: Log): Visits {
  const seen = createPeopleSeen()
  // A list has twenty clinics: who looks at lists would fill the memory of all other visits.
  const seenInLists = createPeopleSeen()
  const views = { news: new Map<string, number>(), materials: new Map<string, number>() }
  const people = createPending<PeopleCount>(
    ({ company, day, page, locale }) => `${company} ${day} ${page} ${locale}`,
  )
  const openings = createPending<OpeningCount>(
    ({ company, link, day, by, place }) => `${company} ${link} ${day} ${by} ${place}`,
  )
  const chats = createPending<ChatCount>(
    ({ company, day, number, place }) => `${company} ${day} ${number} ${place}`,
  )
  const figures = createPending<FigureCount>(({ clinic, day, kind }) => `${clinic} ${day} ${kind}`)
  /** New people since the last write by network. */
  const arrived = new Map<string, number>()
  /** The pages that were counted since the last write, by User-Agent and address: most requests are for one of them. */
  const lately = new Map<string, Map<string, Set<Visited>>>()
  let remembered = 0
  // The calendar day by zone, which takes longer to compute than everything else here.
  const days = new Map<string, string>()
  let writing = Promise.resolve()

  function dayIn(timezone: string): string {
    const day = days.get(timezone) ?? calendarDate(new Date(), timezone)
    days.set(timezone, day)
    return day
  }

  function remember(agent: string, address: string, visited: Visited): void {
    if (agent.length > longestAgent || ++remembered > mostRemembered) return
    const byAddress = lately.get(agent) ?? new Map<string, Set<Visited>>()
    const pages = byAddress.get(address) ?? new Set<Visited>()
    lately.set(agent, byAddress.set(address, pages.add(visited)))
  }

  /** More new people from one network than there are. */
  const isCrowd = (network: string) => (arrived.get(network) ?? 0) >= mostAtOnce

  /** The person behind a request, if they come for the first time on a day to `what`. */
  function newPerson(request: IncomingMessage, network: string, day: string, what: string) {
    const person = `${network} ${request.headers['user-agent'] ?? ''}`
    if (!seen.isNew(day, what, person)) return undefined
    arrived.set(network, (arrived.get(network) ?? 0) + 1)
    return person
  }

  /** Whether a network has done something less often than it may: each time of a day has a place in the memory. */
  function hasPlace(day: string, what: string, network: string): boolean {
    for (let place = 1; place <= mostOfNetwork; place++)
      if (seen.isNew(day, `${what} ${place}`, network)) return true
    return false
  }

  /**
   * The day, if a person comes for the first time on it to `what`, which is no page of a site, and not too many of the network have come to `thing`
   * before, of which `what` is a part.
   */
  function newDayOf(
    request: IncomingMessage,
    address: string,
    { timezone, thing, what = thing }: { timezone: string; thing: string; what?: string },
  ) {
    const network = addressKey(address)
    if (isCrowd(network)) return undefined
    const day = dayIn(timezone)
    const isNew = newPerson(request, network, day, what) !== undefined
    return isNew && hasPlace(day, thing, network) ? day : undefined
  }

  function countSite(request: IncomingMessage, visited: SiteVisit, network: string): void {
    const { company, timezone, page, locale } = visited
    const day = dayIn(timezone)
    const person = newPerson(request, network, day, `${company} ${page}`)
    if (person === undefined) return
    people.add({ company, day, page, locale, people: 1 })
    if (seen.isNew(day, company, person)) people.add({ company, day, page: null, locale, people: 1 })
  }

  /** Who meets many clinics at once is one person to the bound of a network. */
  function countMet(request: IncomingMessage, { met }: Met, network: string): void {
    const person = `${network} ${request.headers['user-agent'] ?? ''}`
    let isNew = false
    for (const { clinic, timezone = homeZone.name, as } of met) {
      const day = dayIn(timezone)
      if (!seenInLists.isNew(day, `${as} ${clinic}`, person)) continue
      figures.add({ clinic, day, kind: as, people: 1 })
      isNew = true
    }
    if (isNew) arrived.set(network, (arrived.get(network) ?? 0) + 1)
  }

  async function writeAll(): Promise<void> {
    days.clear()
    arrived.clear()
    lately.clear()
    remembered = 0
    for (const memory of [seen, seenInLists]) memory.forgetBefore(calendarDate(new Date(), earliest))
    for (const list of ['news', 'materials'] as const) {
      const counts = new Map(views[list])
      if (counts.size === 0) continue
      views[list].clear()
      await store
        .addViews(list, counts)
        .catch((error: unknown) =>
          log.warn({ err: error, list }, 'views of articles could not be written and are lost'),
        )
    }
    await people
      .write(store.addPeople)
      .catch((error: unknown) =>
        log.warn({ err: error }, 'visits of sites could not be written; the next write includes them'),
      )
    await openings
      .write(store.addOpenings)
      .catch((error: unknown) =>
        log.warn({ err: error }, 'visits by short links could not be written; the next write includes them'),
      )
    await chats
      .write(store.addChats)
      .catch((error: unknown) =>
        log.warn({ err: error }, 'openings of chats could not be written; the next write includes them'),
      )
    await figures
      .write(store.addFigures)
      .catch((error: unknown) =>
        log.warn({ err: error }, 'figures of clinics could not be written; the next write includes them'),
      )
  }
  /** One after the other, so that the last one has everything. */
  function write(): Promise<void> {
    writing = writing.then(writeAll)
    return writing
  }
  const timer = setInterval(() => void write(), writeMs).unref()

  return {
    count(request, visited, address) {
      const agent = request.headers['user-agent'] ?? ''
      const article = 'met' in visited ? undefined : visited.article
      if (!article && lately.get(agent)?.get(address)?.has(visited)) return
      if (!isVisit(request)) return
      if (article) {
        const of = views[article.list]
        of.set(article.slug, (of.get(article.slug) ?? 0) + 1)
      }
      const network = addressKey(address)
      if (isCrowd(network)) return
      remember(agent, address, visited)
      if ('met' in visited) countMet(request, visited, network)
      else countSite(request, visited, network)
    },
    countLink(request, { company, link, timezone, places }, mark, address) {
      if (!isVisit(request)) return
      // A place that the clinic does not have is a forged one.
      const place = mark.place !== undefined && places.includes(mark.place) ? mark.place : ''
      const thing = `link ${company} ${link}`
      const day = newDayOf(request, address, { timezone, thing, what: `${thing} ${mark.by} ${place}` })
      if (day !== undefined) openings.add({ company, link, day, by: mark.by, place, people: 1 })
    },
    countChat(request, { timezone, ...chat }, address) {
      if (!isVisit(request)) return
      const { company, number, place } = chat
      const thing = `${company} ${chatPath}`
      const day = newDayOf(request, address, { timezone, thing, what: `${thing}${number} ${place}` })
      if (day !== undefined) chats.add({ ...chat, day, people: 1 })
    },
    countPress(request, { clinic, timezone, kind }, address) {
      if (!isPress(request)) return
      const day = newDayOf(request, address, { timezone, thing: `${clinic} pressed ${kind}` })
      if (day !== undefined) figures.add({ clinic, day, kind, people: 1 })
    },
    write,
    stop() {
      clearInterval(timer)
      return write()
    },
  }
}

/** Numbers of people that wait to be written, those of the same `keyOf` as one; what cannot be written waits for the next time. */
function createPending<Count extends { people: number }>(keyOf: (count: Count) => string) {
  let waiting = new Map<string, Count>()
  function add(count: Count): void {
    const before = waiting.get(keyOf(count))
    if (before) before.people += count.people
    else waiting.set(keyOf(count), count)
  }
  return {
    add,
    async write(store: (counts: readonly Count[]) => Promise<void>): Promise<void> {
      const counts = [...waiting.values()]
      waiting = new Map()
      if (counts.length === 0) return
      await store(counts).catch((error: unknown) => {
        for (const count of counts) add(count)
        throw error
      })
    },
  }
}
