import { t } from '../core/type.ts'
import { defineLinkTarget } from '../links/define-link-target.ts'

/** The form of a review alone (R23). */
export const target = defineLinkTarget({
  name: 'review',
  place: 2,
  label: {
    ru: 'Отзыв о клинике',
    kk: 'Клиника туралы пікір',
    uz: 'Klinika haqida sharh',
    en: 'Review of the clinic',
  },
  fields: t.object({}),
  leadsTo: (_, { code }) => ({ product: `/link/pr?company=${code}` }),
  calls: { ru: 'Оставьте отзыв', kk: 'Пікір қалдырыңыз', uz: 'Sharh qoldiring', en: 'Leave a review' },
  begins: { slug: 'otzyv', label: { ru: 'Отзыв', kk: 'Пікір', uz: 'Sharh', en: 'Review' } },
})
