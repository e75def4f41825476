import { defineCase } from '../cases/define-case.ts'
import { type ConsultationState, consultationStatus } from './consultation-status.ts'

const { moderation, active, blocked, ended } = consultationStatus

/** An online consultation (S-CONS): its arrows, between which states and by whom. Nothing else changes a status. */
export const consultationCase = defineCase<
  ConsultationState,
  'approve' | 'reject' | 'block' | 'unblock' | 'edit' | 'end' | 'reopen'
>({
  name: 'consultation',
  label: {
    ru: 'Онлайн-консультация',
    kk: 'Онлайн-консультация',
    uz: 'Onlayn maslahat',
    en: 'Online consultation',
  },
  begins: ['moderation', 'active'],
  states: {
    moderation: {
      label: { ru: 'На проверке', kk: 'Тексерілуде', uz: 'Tekshirilmoqda', en: 'Being checked' },
      code: moderation,
    },
    active: { label: { ru: 'Идёт', kk: 'Жүріп жатыр', uz: 'Davom etmoqda', en: 'Active' }, code: active },
    blocked: {
      label: { ru: 'Заблокирована', kk: 'Бұғатталған', uz: 'Bloklangan', en: 'Blocked' },
      code: blocked,
    },
    ended: { label: { ru: 'Завершена', kk: 'Аяқталған', uz: 'Tugallangan', en: 'Ended' }, code: ended },
  },
  arrows: {
    approve: {
      label: { ru: 'Приняли', kk: 'Қабылданды', uz: 'Qabul qilindi', en: 'Approved' },
      from: ['moderation'],
      to: 'active',
      by: ['moderator'],
    },
    reject: {
      label: { ru: 'Отклонили', kk: 'Қабылданбады', uz: 'Rad etildi', en: 'Rejected' },
      from: ['moderation'],
      to: 'blocked',
      by: ['moderator'],
      needsReason: true,
    },
    /** For abuse. A doctor asks the head of the clinic. */
    block: {
      label: { ru: 'Заблокировали', kk: 'Бұғатталды', uz: 'Bloklandi', en: 'Blocked' },
      from: ['active'],
      to: 'blocked',
      by: ['moderator', 'clinic'],
      needsReason: true,
    },
    unblock: {
      label: { ru: 'Разблокировали', kk: 'Бұғаттан шығарылды', uz: 'Blokdan chiqarildi', en: 'Unblocked' },
      from: ['blocked'],
      to: 'active',
      by: ['moderator'],
    },
    /** The patient's new words wait for a moderator again. */
    edit: {
      label: { ru: 'Изменили', kk: 'Өзгертілді', uz: 'Oʻzgartirildi', en: 'Changed' },
      from: ['blocked'],
      to: 'moderation',
      by: ['patient'],
    },
    /** By the worker after `silenceDays`. */
    end: {
      label: { ru: 'Завершили', kk: 'Аяқталды', uz: 'Tugallandi', en: 'Ended' },
      from: ['active'],
      to: 'ended',
      by: ['patient', 'doctor', 'clinic', 'clock'],
    },
    /** By a message within `reopenHours` of the end, once. */
    reopen: {
      label: { ru: 'Возобновили', kk: 'Қайта ашылды', uz: 'Qayta ochildi', en: 'Reopened' },
      from: ['ended'],
      to: 'active',
      by: ['patient', 'doctor', 'clinic'],
    },
  },
})
export default consultationCase
export type ConsultationArrow = keyof typeof consultationCase.arrows
