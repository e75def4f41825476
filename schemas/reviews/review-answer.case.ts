import { defineCase } from '../cases/define-case.ts'
import { four } from '../core/four.ts'
import type { ReplyStatus } from './review-status.ts'

/** A clinic's answer to a review (S-REV): a doctor drafts it, another member sends it, and moderators read it before visitors do. */
export const reviewAnswerCase = defineCase<ReplyStatus, 'draft' | 'send' | 'publish' | 'reject'>({
  name: 'review-answer',
  label: {
    ru: 'Ответ клиники на отзыв',
    kk: 'Клиниканың пікірге жауабы',
    uz: 'Klinikaning sharhga javobi',
    en: 'Clinic’s answer to a review',
  },
  begins: ['draft', 'new'],
  states: {
    draft: { label: { ru: 'Черновик', kk: 'Жоба', uz: 'Qoralama', en: 'Draft' } },
    new: { label: { ru: 'На проверке', kk: 'Тексерілуде', uz: 'Tekshirilmoqda', en: 'Being checked' } },
    published: { label: { ru: 'Опубликован', kk: 'Жарияланған', uz: 'Eʼlon qilingan', en: 'Published' } },
    rejected: { label: { ru: 'Отклонён', kk: 'Қабылданбаған', uz: 'Rad etilgan', en: 'Rejected' } },
  },
  arrows: {
    /** A doctor writes the draft anew. */
    draft: {
      label: four(
        'Изменили черновик ответа',
        'Жауап жобасы өзгертілді',
        'Javob qoralamasi oʻzgartirildi',
        'Draft answer changed',
      ),
      hiddenFrom: ['author', 'moderator'],
      from: ['draft'],
      to: 'draft',
      by: ['doctor'],
    },
    send: {
      label: four('Отправили ответ', 'Жауап жіберілді', 'Javob yuborildi', 'Answer sent'),
      hiddenFrom: ['author'],
      from: ['draft', 'rejected'],
      to: 'new',
      by: ['clinic'],
    },
    publish: {
      label: four('Опубликовали ответ', 'Жауап жарияланды', 'Javob eʼlon qilindi', 'Answer published'),
      told: {
        moderator: four(
          'Клиника ответила на отзыв',
          'Клиника пікірге жауап берді',
          'Klinika sharhga javob berdi',
          'The clinic has answered the review',
        ),
      },
      from: ['new'],
      to: 'published',
      by: ['moderator'],
    },
    reject: {
      label: four('Отклонили ответ', 'Жауап қабылданбады', 'Javob rad etildi', 'Answer rejected'),
      reasonFor: ['staff', 'moderator'],
      // The review's author reads no answer that moderators did not accept.
      hiddenFrom: ['author'],
      from: ['new'],
      to: 'rejected',
      by: ['moderator'],
      needsReason: true,
    },
  },
})
export default reviewAnswerCase
