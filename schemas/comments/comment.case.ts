import { defineCase } from '../cases/define-case.ts'
import { four } from '../core/four.ts'
import type { CommentStatus } from './comment-status.ts'

/** A comment on an article. A moderator decides once whether visitors read it. */
export const commentCase = defineCase<CommentStatus, 'publish' | 'reject'>({
  name: 'comment',
  label: { ru: 'Комментарий', kk: 'Түсініктеме', uz: 'Izoh', en: 'Comment' },
  begins: ['new'],
  states: {
    new: { label: { ru: 'На проверке', kk: 'Тексерілуде', uz: 'Tekshirilmoqda', en: 'Being checked' } },
    published: { label: { ru: 'Опубликован', kk: 'Жарияланған', uz: 'Eʼlon qilingan', en: 'Published' } },
    rejected: { label: { ru: 'Отклонён', kk: 'Қабылданбаған', uz: 'Rad etilgan', en: 'Rejected' } },
  },
  arrows: {
    publish: {
      label: { ru: 'Опубликовали', kk: 'Жарияланды', uz: 'Eʼlon qilindi', en: 'Published' },
      told: {
        moderator: four(
          'Комментарий опубликован',
          'Түсініктеме жарияланды',
          'Izoh eʼlon qilindi',
          'The comment was published',
        ),
      },
      from: ['new'],
      to: 'published',
      by: ['moderator'],
    },
    reject: {
      label: { ru: 'Отклонили', kk: 'Қабылданбады', uz: 'Rad etildi', en: 'Rejected' },
      told: {
        moderator: four(
          'Модератор отклонил комментарий',
          'Модератор түсініктемені қабылдамады',
          'Moderator izohni rad etdi',
          'A moderator has rejected the comment',
        ),
      },
      reasonFor: ['author', 'moderator'],
      from: ['new'],
      to: 'rejected',
      by: ['moderator'],
      needsReason: true,
    },
  },
})
export default commentCase
