import { defineCase } from '../cases/define-case.ts'
import { four } from '../core/four.ts'
import { type ConsultationState, consultationStatus, silenceDays } from './consultation-status.ts'

const { moderation, active, blocked, ended } = consultationStatus

/** An online consultation (S-CONS): its arrows, between which states and by whom. Nothing else changes a status. */
export const consultationCase = defineCase<
  ConsultationState,
  'approve' | 'reject' | 'block' | 'unblock' | 'edit' | 'end' | 'reopen'
>({
  name: 'consultation',
  live: 'online_consultation',
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
      told: {
        moderator: four(
          'Модератор разрешил консультацию',
          'Модератор консультацияға рұқсат берді',
          'Moderator maslahatga ruxsat berdi',
          'A moderator has approved the consultation',
        ),
      },
      from: ['moderation'],
      to: 'active',
      by: ['moderator'],
    },
    reject: {
      label: { ru: 'Отклонили', kk: 'Қабылданбады', uz: 'Rad etildi', en: 'Rejected' },
      told: {
        moderator: four(
          'Модератор отклонил обращение',
          'Модератор өтінішті қабылдамады',
          'Moderator murojaatni rad etdi',
          'A moderator has rejected the request',
        ),
      },
      from: ['moderation'],
      to: 'blocked',
      by: ['moderator'],
      needsReason: true,
    },
    /** For abuse. A doctor asks the head of the clinic. */
    block: {
      label: { ru: 'Заблокировали', kk: 'Бұғатталды', uz: 'Bloklandi', en: 'Blocked' },
      told: {
        moderator: four(
          'Модератор остановил консультацию',
          'Модератор консультацияны тоқтатты',
          'Moderator maslahatni toʻxtatdi',
          'A moderator has stopped the consultation',
        ),
        clinic: four(
          'Клиника остановила консультацию',
          'Клиника консультацияны тоқтатты',
          'Klinika maslahatni toʻxtatdi',
          'The clinic has stopped the consultation',
        ),
      },
      from: ['active'],
      to: 'blocked',
      by: ['moderator', 'clinic'],
      needsReason: true,
    },
    unblock: {
      label: { ru: 'Разблокировали', kk: 'Бұғаттан шығарылды', uz: 'Blokdan chiqarildi', en: 'Unblocked' },
      told: {
        moderator: four(
          'Модератор снова открыл консультацию',
          'Модератор консультацияны қайта ашты',
          'Moderator maslahatni qayta ochdi',
          'A moderator has opened the consultation again',
        ),
      },
      from: ['blocked'],
      to: 'active',
      by: ['moderator'],
    },
    /** The patient's new words wait for a moderator again. */
    edit: {
      label: { ru: 'Изменили', kk: 'Өзгертілді', uz: 'Oʻzgartirildi', en: 'Changed' },
      told: {
        patient: four(
          'Вы изменили обращение',
          'Сіз өтінішті өзгерттіңіз',
          'Siz murojaatni oʻzgartirdingiz',
          'You have changed the request',
        ),
      },
      from: ['blocked'],
      to: 'moderation',
      by: ['patient'],
    },
    /** By the worker after `silenceDays`. */
    end: {
      label: { ru: 'Завершили', kk: 'Аяқталды', uz: 'Tugallandi', en: 'Ended' },
      told: {
        patient: four(
          'Вы завершили консультацию',
          'Сіз консультацияны аяқтадыңыз',
          'Siz maslahatni yakunladingiz',
          'You have ended the consultation',
        ),
        doctor: four(
          'Врач завершил консультацию',
          'Дәрігер консультацияны аяқтады',
          'Shifokor maslahatni yakunladi',
          'The doctor has ended the consultation',
        ),
        clinic: four(
          'Клиника завершила консультацию',
          'Клиника консультацияны аяқтады',
          'Klinika maslahatni yakunladi',
          'The clinic has ended the consultation',
        ),
        clock: four(
          `Завершена автоматически: не было сообщений ${silenceDays} дней`,
          `Автоматты түрде аяқталды: ${silenceDays} күн хабарлама болмады`,
          `Avtomatik yakunlandi: ${silenceDays} kun xabar boʻlmadi`,
          `Ended automatically: no messages for ${silenceDays} days`,
        ),
      },
      reasonFor: ['author', 'staff', 'moderator'],
      from: ['active'],
      to: 'ended',
      by: ['patient', 'doctor', 'clinic', 'clock'],
    },
    /** By a message within `reopenHours` of the end, once. */
    reopen: {
      label: { ru: 'Возобновили', kk: 'Қайта ашылды', uz: 'Qayta ochildi', en: 'Reopened' },
      told: {
        patient: four(
          'Вы продолжили консультацию',
          'Сіз консультацияны жалғастырдыңыз',
          'Siz maslahatni davom ettirdingiz',
          'You have gone on with the consultation',
        ),
        doctor: four(
          'Врач продолжил консультацию',
          'Дәрігер консультацияны жалғастырды',
          'Shifokor maslahatni davom ettirdi',
          'The doctor has gone on with the consultation',
        ),
        clinic: four(
          'Клиника продолжила консультацию',
          'Клиника консультацияны жалғастырды',
          'Klinika maslahatni davom ettirdi',
          'The clinic has gone on with the consultation',
        ),
      },
      from: ['ended'],
      to: 'active',
      by: ['patient', 'doctor', 'clinic'],
    },
  },
})
export default consultationCase
export type ConsultationArrow = keyof typeof consultationCase.arrows
