import type { StaffWaiting } from '../../kit/live/staff-waiting.ts'
import { rowsToShow } from './rows-to-show.ts'

/** Rows of areas that a publisher has to show. */
export const waiting: readonly StaffWaiting[] = [
  {
    kind: 'widgetSites',
    rank: 60,
    section: 'links',
    action: 'publish',
    rows: ({ orm, member }) => rowsToShow(orm, 'widget-sites', member.company),
  },
  {
    kind: 'links',
    rank: 65,
    section: 'links',
    action: 'publish',
    rows: ({ orm, member }) => rowsToShow(orm, 'links', member.company),
  },
  {
    kind: 'photos',
    rank: 70,
    section: 'clinic-website',
    action: 'publish',
    rows: ({ orm, member }) => rowsToShow(orm, 'photos', member.company),
  },
]

declare module '../../../schemas/api/today.ts' {
  interface WaitingKinds {
    widgetSites: true
    links: true
    photos: true
  }
}
