import { defineCase } from '../cases/define-case.ts'
import { four } from '../core/four.ts'
import type { ReplyStatus } from './review-status.ts'

/** What the author of a review says to the clinic's answer; moderators read it before others do (S-REV). */
export const reviewFollowUpCase = defineCase<Exclude<ReplyStatus, 'draft'>, 'send' | 'publish' | 'reject'>({
  name: 'review-follow-up',
  label: {
    ru: 'Ответ автора отзыва клинике',
    kk: 'Пікір авторының клиникаға жауабы',
    uz: 'Sharh muallifining klinikaga javobi',
    en: 'Author’s reply to the clinic',
  },
  begins: ['new'],
  states: {
    new: { label: { ru: 'На проверке', kk: 'Тексерілуде', uz: 'Tekshirilmoqda', en: 'Being checked' } },
    published: { label: { ru: 'Опубликован', kk: 'Жарияланған', uz: 'Eʼlon qilingan', en: 'Published' } },
    rejected: { label: { ru: 'Отклонён', kk: 'Қабылданбаған', uz: 'Rad etilgan', en: 'Rejected' } },
  },
  arrows: {
    send: {
      label: four(
        'Автор исправил ответ',
        'Автор жауабын түзетті',
        'Muallif javobini tuzatdi',
        'The author has corrected the reply',
      ),
      told: {
        patient: four(
          'Вы исправили ответ клинике',
          'Сіз клиникаға жауабыңызды түзеттіңіз',
          'Siz klinikaga javobingizni tuzatdingiz',
          'You have corrected your reply to the clinic',
        ),
      },
      hiddenFrom: ['staff'],
      from: ['rejected'],
      to: 'new',
      by: ['patient'],
    },
    publish: {
      label: four(
        'Опубликовали ответ автора',
        'Автордың жауабы жарияланды',
        'Muallifning javobi eʼlon qilindi',
        'The author’s reply published',
      ),
      told: {
        moderator: four(
          'Ваш ответ клинике опубликован',
          'Клиникаға жауабыңыз жарияланды',
          'Klinikaga javobingiz eʼlon qilindi',
          'Your reply to the clinic was published',
        ),
      },
      from: ['new'],
      to: 'published',
      by: ['moderator'],
    },
    reject: {
      label: four(
        'Отклонили ответ автора',
        'Автордың жауабы қабылданбады',
        'Muallifning javobi rad etildi',
        'The author’s reply rejected',
      ),
      told: {
        moderator: four(
          'Модератор отклонил ваш ответ клинике',
          'Модератор клиникаға жауабыңызды қабылдамады',
          'Moderator klinikaga javobingizni rad etdi',
          'A moderator has rejected your reply to the clinic',
        ),
      },
      reasonFor: ['author', 'moderator'],
      // The clinic reads no reply that moderators did not accept.
      hiddenFrom: ['staff'],
      from: ['new'],
      to: 'rejected',
      by: ['moderator'],
      needsReason: true,
    },
  },
})
export default reviewFollowUpCase
