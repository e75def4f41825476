import { defineCase } from '../cases/define-case.ts'
import { four } from '../core/four.ts'
import type { ClaimStatus } from './claim-status.ts'

/** A request to take a company over. One that is approved rejects the others of its company. */
export const claimCase = defineCase<ClaimStatus, 'approve' | 'reject'>({
  name: 'claim',
  label: {
    ru: 'Заявка на управление организацией',
    kk: 'Ұйымды басқару өтінімі',
    uz: 'Tashkilotni boshqarish arizasi',
    en: 'Request to manage a company',
  },
  begins: ['waiting'],
  states: {
    waiting: {
      label: { ru: 'Ждёт решения', kk: 'Шешімді күтуде', uz: 'Qarorni kutmoqda', en: 'Waits for a decision' },
    },
    approved: { label: { ru: 'Одобрена', kk: 'Мақұлданған', uz: 'Maʼqullangan', en: 'Approved' } },
    rejected: { label: { ru: 'Отклонена', kk: 'Қабылданбаған', uz: 'Rad etilgan', en: 'Rejected' } },
  },
  arrows: {
    approve: {
      label: { ru: 'Одобрили', kk: 'Мақұлданды', uz: 'Maʼqullandi', en: 'Approved' },
      told: {
        moderator: four(
          'Заявка одобрена',
          'Өтінім мақұлданды',
          'Ariza maʼqullandi',
          'The request was approved',
        ),
      },
      from: ['waiting'],
      to: 'approved',
      by: ['moderator'],
    },
    reject: {
      label: { ru: 'Отклонили', kk: 'Қабылданбады', uz: 'Rad etildi', en: 'Rejected' },
      told: {
        moderator: four(
          'Заявка отклонена',
          'Өтінім қабылданбады',
          'Ariza rad etildi',
          'The request was rejected',
        ),
      },
      reasonFor: ['author', 'moderator'],
      from: ['waiting'],
      to: 'rejected',
      by: ['moderator'],
      needsReason: true,
    },
  },
})
export default claimCase
export type ClaimArrow = keyof typeof claimCase.arrows
