import { defineCase } from '../cases/define-case.ts'
import { four } from '../core/four.ts'
import type { Publication } from './question-status.ts'

/** Whether visitors read a question with its first answer. */
export const publicationCase = defineCase<Publication, 'offer' | 'publish' | 'reject' | 'takeBack'>({
  name: 'question-publication',
  label: {
    ru: 'Публикация вопроса',
    kk: 'Сұрақты жариялау',
    uz: 'Savolni eʼlon qilish',
    en: 'Publication of a question',
  },
  begins: ['kept'],
  states: {
    kept: { label: { ru: 'Не показан', kk: 'Көрсетілмеген', uz: 'Koʻrsatilmagan', en: 'Not shown' } },
    new: {
      label: {
        ru: 'Ждёт модератора',
        kk: 'Модераторды күтуде',
        uz: 'Moderatorni kutmoqda',
        en: 'Waits for a moderator',
      },
    },
    published: { label: { ru: 'Показан', kk: 'Көрсетілген', uz: 'Koʻrsatilgan', en: 'Shown' } },
    rejected: { label: { ru: 'Отклонён', kk: 'Қабылданбаған', uz: 'Rad etilgan', en: 'Rejected' } },
  },
  arrows: {
    offer: {
      label: {
        ru: 'Передали модератору',
        kk: 'Модераторға берілді',
        uz: 'Moderatorga yuborildi',
        en: 'Sent to a moderator',
      },
      hiddenFrom: ['author'],
      from: ['kept'],
      to: 'new',
      by: ['doctor', 'clinic'],
    },
    publish: {
      label: { ru: 'Опубликовали', kk: 'Жарияланды', uz: 'Eʼlon qilindi', en: 'Published' },
      told: {
        moderator: four(
          'Вопрос с ответом показаны на сайте клиники',
          'Сұрақ пен жауап клиника сайтында көрсетілді',
          'Savol va javob klinika saytida koʻrsatildi',
          'The question and the answer are shown on the site of the clinic',
        ),
      },
      from: ['new'],
      to: 'published',
      by: ['moderator'],
    },
    reject: {
      label: {
        ru: 'Отклонили публикацию',
        kk: 'Жариялау қабылданбады',
        uz: 'Eʼlon qilish rad etildi',
        en: 'Publication rejected',
      },
      told: {
        moderator: four(
          'Модератор решил не показывать вопрос на сайте',
          'Модератор сұрақты сайтта көрсетпеуді шешті',
          'Moderator savolni saytda koʻrsatmaslikka qaror qildi',
          'A moderator has decided not to show the question on the site',
        ),
      },
      from: ['new'],
      to: 'rejected',
      by: ['moderator'],
      needsReason: true,
    },
    takeBack: {
      label: { ru: 'Убрали с сайта', kk: 'Сайттан алынды', uz: 'Saytdan olindi', en: 'Taken off the site' },
      hiddenFrom: ['author'],
      from: ['new', 'published', 'rejected'],
      to: 'kept',
      by: ['patient'],
    },
  },
})
export default publicationCase
export type PublicationArrow = keyof typeof publicationCase.arrows
