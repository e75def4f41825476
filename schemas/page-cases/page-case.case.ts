import { arrowsOf, defineCase, fits } from '../cases/define-case.ts'
import type { PageCaseStatus } from './page-case.ts'

/**
 * A page that moderators judge. Its first move makes its row: the clinic's first page of a kind, which visitors see at once and a moderator
 * reads after, or the first report (`pageCaseEvents`).
 */
export const pageCaseDefinition = defineCase<
  PageCaseStatus,
  'report' | 'keep' | 'takeDown' | 'again' | 'refuse' | 'putBack'
>({
  name: 'page-case',
  label: {
    ru: 'Проверка страницы',
    kk: 'Бетті тексеру',
    uz: 'Sahifani tekshirish',
    en: 'Check of a page',
  },
  begins: ['waiting'],
  states: {
    waiting: {
      label: { ru: 'Ждёт решения', kk: 'Шешімді күтуде', uz: 'Qarorni kutmoqda', en: 'Waits for a decision' },
    },
    kept: { label: { ru: 'Оставлена', kk: 'Қалдырылған', uz: 'Qoldirilgan', en: 'Kept' } },
    down: {
      label: {
        ru: 'Снята с показа',
        kk: 'Көрсетуден алынған',
        uz: 'Koʻrsatishdan olingan',
        en: 'Taken down',
      },
    },
    held: {
      label: {
        ru: 'Исправлена, ждёт решения',
        kk: 'Түзетілген, шешімді күтуде',
        uz: 'Tuzatilgan, qarorni kutmoqda',
        en: 'Corrected, waits for a decision',
      },
    },
  },
  arrows: {
    report: {
      label: { ru: 'Пожаловались', kk: 'Шағымданды', uz: 'Shikoyat qilindi', en: 'Reported' },
      from: ['waiting', 'kept'],
      to: 'waiting',
      by: ['visitor'],
      needsReason: true,
    },
    keep: {
      label: { ru: 'Оставили', kk: 'Қалдырылды', uz: 'Qoldirildi', en: 'Kept' },
      from: ['waiting'],
      to: 'kept',
      by: ['moderator'],
    },
    takeDown: {
      label: {
        ru: 'Сняли с показа',
        kk: 'Көрсетуден алынды',
        uz: 'Koʻrsatishdan olindi',
        en: 'Taken down',
      },
      from: ['waiting', 'kept'],
      to: 'down',
      by: ['moderator'],
      needsReason: true,
    },
    /** The clinic has mended it. */
    again: {
      label: {
        ru: 'Клиника исправила',
        kk: 'Клиника түзетті',
        uz: 'Klinika tuzatdi',
        en: 'Corrected by the clinic',
      },
      from: ['down'],
      to: 'held',
      by: ['clinic'],
    },
    refuse: {
      label: {
        ru: 'Оставили скрытой',
        kk: 'Жасырын қалдырылды',
        uz: 'Yashirin qoldirildi',
        en: 'Left hidden',
      },
      from: ['held'],
      to: 'down',
      by: ['moderator'],
      needsReason: true,
    },
    putBack: {
      label: { ru: 'Вернули', kk: 'Қайтарылды', uz: 'Qaytarildi', en: 'Put back' },
      from: ['down', 'held'],
      to: 'kept',
      by: ['moderator'],
    },
  },
})
export default pageCaseDefinition
export type PageCaseArrow = keyof typeof pageCaseDefinition.arrows

/** Events of the history of a page: its moves, and `first`, which makes the row of a clinic's first page of a kind. */
export const pageCaseEvents = ['first', ...arrowsOf(pageCaseDefinition)] as const
export type PageCaseEvent = (typeof pageCaseEvents)[number]

/** The decisions of a moderator. */
export const pageDecisions = arrowsOf(pageCaseDefinition).filter((arrow) =>
  pageCaseDefinition.arrows[arrow].by.includes('moderator'),
) as [PageDecision, ...PageDecision[]]
export type PageDecision = Exclude<PageCaseArrow, 'report' | 'again'>

/** The decisions that moderators may make in a state. */
export const decisionsFrom = (status: PageCaseStatus): PageDecision[] =>
  pageDecisions.filter((arrow) => fits(pageCaseDefinition.arrows[arrow], status))

const withReason: readonly unknown[] = pageDecisions.filter(
  (one) => pageCaseDefinition.arrows[one].needsReason,
)

/** Whether a decision leaves a page hidden, so that its clinic gets the reason. False for anything that is no decision. */
export const needsReason = (decision: unknown): boolean => withReason.includes(decision)
