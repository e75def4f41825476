import type { ReadyNotice } from '../../../../schemas/api/ready-notice.ts'
import type { NoticeSettings } from '../../../../schemas/design/notice-settings.ts'
import { addDays } from '../../../../ui/date-picker/calendar-date.ts'

/** How many days before the days that a notice is about visitors see it. */
const daysAhead = 14

/** The notice of all pages that a ready one makes: seen two weeks before its days, until the last of them. */
export function noticeOf({ FROM, UNTIL, TITLE }: ReadyNotice, today: string): NoticeSettings {
  const from = addDays(FROM, -daysAhead)
  return { title: TITLE, tone: 'important', ...(from > today && { from }), until: UNTIL }
}
