import { arrowBetween, defineCase } from '../cases/define-case.ts'
import { type CompanyStatus, type DecidedStatus, decidedStatuses } from './company-status.ts'

/** A company (S-COMPANY): a registration waits for moderators, and only an active company is public. */
export const companyCase = defineCase<
  CompanyStatus,
  'approve' | 'reject' | 'suspend' | 'readmit' | 'resubmit'
>({
  name: 'company',
  label: { ru: 'Организация', kk: 'Ұйым', uz: 'Tashkilot', en: 'Company' },
  begins: ['moderation', 'active'],
  states: {
    moderation: {
      label: { ru: 'На проверке', kk: 'Тексерілуде', uz: 'Tekshirilmoqda', en: 'Being checked' },
    },
    active: { label: { ru: 'Действует', kk: 'Жұмыс істейді', uz: 'Ishlayapti', en: 'Active' } },
    suspended: { label: { ru: 'Скрыта', kk: 'Жасырылған', uz: 'Yashirilgan', en: 'Hidden' } },
    rejected: { label: { ru: 'Отклонена', kk: 'Қабылданбаған', uz: 'Rad etilgan', en: 'Rejected' } },
  },
  arrows: {
    approve: {
      label: { ru: 'Одобрили', kk: 'Мақұлданды', uz: 'Maʼqullandi', en: 'Approved' },
      from: ['moderation'],
      to: 'active',
      by: ['moderator'],
    },
    reject: {
      label: { ru: 'Отклонили', kk: 'Қабылданбады', uz: 'Rad etildi', en: 'Rejected' },
      from: ['moderation'],
      to: 'rejected',
      by: ['moderator'],
      needsReason: true,
    },
    suspend: {
      label: { ru: 'Скрыли', kk: 'Жасырылды', uz: 'Yashirildi', en: 'Hidden' },
      from: ['active'],
      to: 'suspended',
      by: ['moderator'],
      needsReason: true,
    },
    readmit: {
      label: { ru: 'Вернули', kk: 'Қайтарылды', uz: 'Qaytarildi', en: 'Readmitted' },
      from: ['suspended'],
      to: 'active',
      by: ['moderator'],
    },
    /** The owner has corrected the registration. */
    resubmit: {
      label: { ru: 'Отправили снова', kk: 'Қайта жіберілді', uz: 'Qayta yuborildi', en: 'Sent again' },
      from: ['rejected'],
      to: 'moderation',
      by: ['clinic'],
    },
  },
})
export default companyCase
export type CompanyArrow = keyof typeof companyCase.arrows

/** The statuses that moderators may give to a company with this one. */
export const decisionsFrom = (status: CompanyStatus): DecidedStatus[] =>
  decidedStatuses.filter((to) => arrowBetween(companyCase, status, to) !== undefined)
