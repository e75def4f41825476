import { defineCase } from '../cases/define-case.ts'
import { four } from '../core/four.ts'
import type { ReviewStatus } from './review-status.ts'

/** A review (S-REV): its arrows, from which states, and into which. Nothing else changes a state. */
export const reviewCase = defineCase<
  ReviewStatus,
  'publish' | 'reject' | 'dispute' | 'restore' | 'hide' | 'edit'
>({
  name: 'review',
  live: 'review',
  label: { ru: 'Отзыв', kk: 'Пікір', uz: 'Sharh', en: 'Review' },
  begins: ['new'],
  states: {
    new: { label: { ru: 'На проверке', kk: 'Тексерілуде', uz: 'Tekshirilmoqda', en: 'Being checked' } },
    published: { label: { ru: 'Опубликован', kk: 'Жарияланған', uz: 'Eʼlon qilingan', en: 'Published' } },
    rejected: { label: { ru: 'Отклонён', kk: 'Қабылданбаған', uz: 'Rad etilgan', en: 'Rejected' } },
    disputed: { label: { ru: 'Оспаривается', kk: 'Даулануда', uz: 'Bahslashilmoqda', en: 'Disputed' } },
    hidden: { label: { ru: 'Скрыт', kk: 'Жасырылған', uz: 'Yashirilgan', en: 'Hidden' } },
  },
  arrows: {
    publish: {
      label: { ru: 'Опубликовали', kk: 'Жарияланды', uz: 'Eʼlon qilindi', en: 'Published' },
      told: {
        moderator: four(
          'Отзыв опубликован',
          'Пікір жарияланды',
          'Sharh eʼlon qilindi',
          'The review was published',
        ),
        clinic: four(
          'Отзыв опубликован',
          'Пікір жарияланды',
          'Sharh eʼlon qilindi',
          'The review was published',
        ),
        clock: four(
          'Отзыв опубликован',
          'Пікір жарияланды',
          'Sharh eʼlon qilindi',
          'The review was published',
        ),
      },
      from: ['new'],
      to: 'published',
      by: ['moderator', 'clinic', 'clock'],
    },
    reject: {
      label: { ru: 'Отклонили', kk: 'Қабылданбады', uz: 'Rad etildi', en: 'Rejected' },
      told: {
        moderator: four(
          'Модератор отклонил отзыв',
          'Модератор пікірді қабылдамады',
          'Moderator sharhni rad etdi',
          'A moderator has rejected the review',
        ),
      },
      reasonFor: ['author', 'moderator'],
      // The clinic sees no review that no moderator has read.
      hiddenFrom: ['staff'],
      from: ['new'],
      to: 'rejected',
      by: ['moderator'],
      needsReason: true,
    },
    /** The clinic complains: the review is visible with a mark until it is decided. */
    dispute: {
      label: { ru: 'Оспорили', kk: 'Дауланды', uz: 'Eʼtiroz bildirildi', en: 'Disputed' },
      told: {
        clinic: four(
          'Клиника оспорила отзыв',
          'Клиника пікірге дау айтты',
          'Klinika sharhga eʼtiroz bildirdi',
          'The clinic has disputed the review',
        ),
      },
      from: ['published'],
      to: 'disputed',
      by: ['clinic'],
      needsReason: true,
    },
    restore: {
      label: {
        ru: 'Оставили на сайте',
        kk: 'Сайтта қалдырылды',
        uz: 'Saytda qoldirildi',
        en: 'Kept on the site',
      },
      told: {
        moderator: four(
          'Модератор оставил отзыв на сайте',
          'Модератор пікірді сайтта қалдырды',
          'Moderator sharhni saytda qoldirdi',
          'A moderator has kept the review on the site',
        ),
        clock: four(
          'Отзыв остался на сайте',
          'Пікір сайтта қалды',
          'Sharh saytda qoldi',
          'The review stays on the site',
        ),
      },
      from: ['disputed'],
      to: 'published',
      by: ['moderator', 'clock'],
    },
    hide: {
      label: { ru: 'Скрыли', kk: 'Жасырылды', uz: 'Yashirildi', en: 'Hidden' },
      told: {
        moderator: four(
          'Модератор скрыл отзыв',
          'Модератор пікірді жасырды',
          'Moderator sharhni yashirdi',
          'A moderator has hidden the review',
        ),
        clock: four(
          'Отзыв скрыт: пояснения не было',
          'Пікір жасырылды: түсініктеме болмады',
          'Sharh yashirildi: izoh berilmadi',
          'The review was hidden: it was not explained',
        ),
      },
      reasonFor: ['author', 'moderator'],
      from: ['disputed'],
      to: 'hidden',
      by: ['moderator', 'clock'],
      needsReason: true,
    },
    /** The author's new words wait for a moderator again. */
    edit: {
      label: { ru: 'Изменили', kk: 'Өзгертілді', uz: 'Oʻzgartirildi', en: 'Changed' },
      told: {
        patient: four(
          'Вы изменили отзыв',
          'Сіз пікірді өзгерттіңіз',
          'Siz sharhni oʻzgartirdingiz',
          'You have changed the review',
        ),
      },
      from: ['new', 'published', 'rejected', 'hidden'],
      to: 'new',
      by: ['patient'],
    },
  },
})
export default reviewCase
export type ReviewArrow = keyof typeof reviewCase.arrows
