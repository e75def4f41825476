import type { z } from 'zod'
import type { scheduledArticles } from '../../../../../schemas/api/article-drafts.ts'
import type { SiteDraft } from '../../../../../schemas/draft/site-draft.ts'
import { blocksOf } from '../../../../../schemas/draft/warnings/warning.ts'
import { wallClock } from '../../../../../schemas/formats/zone.ts'
import { readVisibility } from '../../../../../schemas/page/block-visibility.ts'
import type { StoredBlock } from '../../../../../schemas/page/page.ts'
import type { SiteState } from '../../draft/site/use-site-state.ts'

export type ScheduledArticle = z.infer<typeof scheduledArticles>[number]

/** Something that changes on the site by itself, on a day of the clinic's calendar (`2026-12-31`). */
export type CalendarEntry = { key: string; date: string } & (
  | { kind: 'appears' | 'lastDay'; page: string; block: StoredBlock }
  /** A scheduled version, at a time by the clinic's clock (`09:30`); one that `failed` did not go live. */
  | { kind: 'publishes' | 'failed'; time: string }
  | { kind: 'article'; time: string; article: ScheduledArticle }
)

const clock = (minute: number): string =>
  [minute / 60, minute % 60].map((part) => String(Math.floor(part)).padStart(2, '0')).join(':')

/** The day and the time of an instant by a clock. */
function momentOf(instant: string, timezone: string): { date: string; time: string } {
  const { date, minute } = wallClock(instant, timezone)
  return { date, time: clock(minute) }
}

function scheduleEntries(schedule: SiteState['SCHEDULE'], timezone: string): CalendarEntry[] {
  if (!schedule) return []
  const kind = schedule.CHECKS.length > 0 ? 'failed' : 'publishes'
  return [{ key: 'schedule', kind, ...momentOf(schedule.AT, timezone) }]
}

const articleEntry = (article: ScheduledArticle, timezone: string): CalendarEntry => ({
  key: `${article.AREA} ${article.CODE}`,
  kind: 'article',
  article,
  ...momentOf(article.AT, timezone),
})

/** The order of an entry: blocks appear and disappear with the day, before entries with a time. */
const placeOf = (entry: CalendarEntry): string => `${entry.date} ${'time' in entry ? entry.time : ''}`

const entriesOf = (page: string, block: StoredBlock): CalendarEntry[] => {
  const { isHidden, from, to } = readVisibility(block.visibility)
  if (isHidden) return []
  const key = `${page} ${block.id}`
  return [
    ...(from === undefined
      ? []
      : [{ key: `${key} from`, kind: 'appears', date: from, page, block } as const]),
    ...(to === undefined ? [] : [{ key: `${key} to`, kind: 'lastDay', date: to, page, block } as const]),
  ]
}

/** Coming changes of the site, the next one first: the scheduled version, news and materials, and blocks of the draft that have days. */
export function calendarEntries(
  { pages }: Pick<SiteDraft, 'pages'>,
  schedule: SiteState['SCHEDULE'],
  timezone: string,
  articles: readonly ScheduledArticle[] = [],
): CalendarEntry[] {
  const blocks = Object.entries(pages).flatMap(([id, page]) =>
    blocksOf(page).flatMap((block) => entriesOf(id, block)),
  )
  const timed = [
    ...scheduleEntries(schedule, timezone),
    ...articles.map((article) => articleEntry(article, timezone)),
  ]
  return [...blocks, ...timed].toSorted((a, b) => {
    const [one, other] = [placeOf(a), placeOf(b)]
    return one < other ? -1 : one > other ? 1 : 0
  })
}

/** The blocks whose days are not published yet: added, or changed in more than texts. */
export const unpublishedBlocks = (summary: SiteState['SUMMARY'] | undefined): ReadonlySet<string> =>
  new Set(
    (summary?.PAGES ?? []).flatMap(({ ID, BLOCKS, CHANGE }) => [
      ...(CHANGE === 'added' ? [ID] : []),
      ...BLOCKS.flatMap(({ ID: block, CHANGE, LOCALES }) =>
        CHANGE === 'added' || (CHANGE === 'changed' && LOCALES.length === 0) ? [block] : [],
      ),
    ]),
  )
