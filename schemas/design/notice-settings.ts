import { type Static, t } from '../core/type.ts'
import { announcementFields } from '../page/announcement-fields.ts'

const { title, text, tone, from, until } = announcementFields

/** A notice at the top of each page: holidays, a move, a closed day. Without a title there is none. */
export const noticeSettings = t.object(
  { title: t.optional(title), text, tone: t.optional(tone), from, until },
  {
    label: {
      ru: 'Объявление на всех страницах',
      kk: 'Барлық беттердегі хабарландыру',
      uz: 'Barcha sahifalardagi eʼlon',
      en: 'Notice on all pages',
    },
  },
)
export type NoticeSettings = Static<typeof noticeSettings>
