import { defineCase } from '../cases/define-case.ts'
import type { QuestionStatus } from './question-status.ts'

/** A question to a clinic: its arrows, from which states, and into which. Nothing else changes a state. */
export const questionCase = defineCase<
  QuestionStatus,
  'answer' | 'followUp' | 'answerAgain' | 'close' | 'spam' | 'restore' | 'withdraw'
>({
  name: 'question',
  label: { ru: 'Вопрос клинике', kk: 'Клиникаға сұрақ', uz: 'Klinikaga savol', en: 'Question to a clinic' },
  begins: ['new'],
  states: {
    new: { label: { ru: 'Новый', kk: 'Жаңа', uz: 'Yangi', en: 'New' } },
    answered: { label: { ru: 'Есть ответ', kk: 'Жауап бар', uz: 'Javob bor', en: 'Answered' } },
    again: {
      label: {
        ru: 'Уточняющий вопрос',
        kk: 'Нақтылау сұрағы',
        uz: 'Aniqlashtiruvchi savol',
        en: 'Asked back',
      },
    },
    closed: { label: { ru: 'Закрыт', kk: 'Жабылған', uz: 'Yopilgan', en: 'Closed' } },
    spam: { label: { ru: 'Спам', kk: 'Спам', uz: 'Spam', en: 'Spam' } },
    withdrawn: { label: { ru: 'Отозван', kk: 'Кері қайтарылған', uz: 'Qaytarib olingan', en: 'Withdrawn' } },
  },
  arrows: {
    answer: {
      label: { ru: 'Ответили', kk: 'Жауап берілді', uz: 'Javob berildi', en: 'Answered' },
      from: ['new'],
      to: 'answered',
      by: ['doctor', 'clinic'],
    },
    /** The asker asks back, once: there is no arrow to `answered` again. */
    followUp: {
      label: {
        ru: 'Задали уточняющий вопрос',
        kk: 'Нақтылау сұрағы қойылды',
        uz: 'Aniqlashtiruvchi savol berildi',
        en: 'Asked back',
      },
      from: ['answered'],
      to: 'again',
      by: ['patient'],
    },
    answerAgain: {
      label: {
        ru: 'Ответили на уточнение',
        kk: 'Нақтылауға жауап берілді',
        uz: 'Aniqlashtirishga javob berildi',
        en: 'Answered again',
      },
      from: ['again'],
      to: 'closed',
      by: ['doctor', 'clinic'],
    },
    close: {
      label: { ru: 'Закрыли', kk: 'Жабылды', uz: 'Yopildi', en: 'Closed' },
      from: ['answered', 'again'],
      to: 'closed',
      by: ['doctor', 'clinic', 'clock'],
    },
    spam: {
      label: {
        ru: 'Отметили как спам',
        kk: 'Спам деп белгіленді',
        uz: 'Spam deb belgilandi',
        en: 'Marked as spam',
      },
      from: ['new'],
      to: 'spam',
      by: ['doctor', 'clinic'],
    },
    restore: {
      label: {
        ru: 'Вернули из спама',
        kk: 'Спамнан қайтарылды',
        uz: 'Spamdan qaytarildi',
        en: 'Restored from spam',
      },
      from: ['spam'],
      to: 'new',
      by: ['doctor', 'clinic'],
    },
    withdraw: {
      label: { ru: 'Отозвали', kk: 'Кері қайтарылды', uz: 'Qaytarib olindi', en: 'Withdrawn' },
      from: ['new', 'answered', 'again', 'closed', 'spam'],
      to: 'withdrawn',
      by: ['patient'],
    },
  },
})
export default questionCase
export type QuestionArrow = keyof typeof questionCase.arrows
