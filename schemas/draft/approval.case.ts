import { defineCase } from '../cases/define-case.ts'
import type { ApprovalState } from './approval-state.ts'

/** A request to publish the draft of a site. One at most of a company is open. */
export const approvalCase = defineCase<ApprovalState, 'publish' | 'return' | 'withdraw' | 'supersede'>({
  name: 'approval',
  label: {
    ru: 'Заявка на публикацию сайта',
    kk: 'Сайтты жариялау өтінімі',
    uz: 'Saytni nashr qilish soʻrovi',
    en: 'Request to publish a site',
  },
  begins: ['open'],
  states: {
    open: {
      label: {
        ru: 'Ждёт проверки',
        kk: 'Тексеруді күтуде',
        uz: 'Tekshiruvni kutmoqda',
        en: 'Waits for review',
      },
    },
    published: {
      label: { ru: 'Опубликована', kk: 'Жарияланған', uz: 'Nashr qilingan', en: 'Published' },
    },
    returned: { label: { ru: 'Возвращена', kk: 'Қайтарылған', uz: 'Qaytarilgan', en: 'Returned' } },
    withdrawn: {
      label: { ru: 'Отозвана', kk: 'Қайтарып алынған', uz: 'Qaytarib olingan', en: 'Withdrawn' },
    },
    superseded: {
      label: {
        ru: 'Заменена новой',
        kk: 'Жаңасымен ауыстырылған',
        uz: 'Yangisi bilan almashtirilgan',
        en: 'Replaced by a new one',
      },
    },
  },
  arrows: {
    publish: {
      label: { ru: 'Опубликовали', kk: 'Жарияланды', uz: 'Nashr qilindi', en: 'Published' },
      from: ['open'],
      to: 'published',
      by: ['clinic'],
    },
    return: {
      label: { ru: 'Вернули', kk: 'Қайтарылды', uz: 'Qaytarildi', en: 'Returned' },
      from: ['open'],
      to: 'returned',
      by: ['clinic'],
      needsReason: true,
    },
    withdraw: {
      label: { ru: 'Отозвали', kk: 'Қайтарып алынды', uz: 'Qaytarib olindi', en: 'Withdrawn' },
      from: ['open'],
      to: 'withdrawn',
      by: ['clinic'],
    },
    supersede: {
      label: {
        ru: 'Отправили заново',
        kk: 'Қайта жіберілді',
        uz: 'Qayta yuborildi',
        en: 'Sent anew',
      },
      from: ['open'],
      to: 'superseded',
      by: ['clinic'],
    },
  },
})
export default approvalCase
export type ApprovalArrow = keyof typeof approvalCase.arrows
