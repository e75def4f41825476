import { defineCase } from '../cases/define-case.ts'
import { four } from '../core/four.ts'
import type { QuestionStatus } from './question-status.ts'

/** A question to a clinic: its arrows, from which states, and into which. Nothing else changes a state. */
export const questionCase = defineCase<
  QuestionStatus,
  'answer' | 'followUp' | 'answerAgain' | 'close' | 'spam' | 'restore' | 'withdraw'
>({
  name: 'question',
  live: 'question',
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
      told: {
        doctor: four(
          'Врач ответил',
          'Дәрігер жауап берді',
          'Shifokor javob berdi',
          'The doctor has answered',
        ),
        clinic: four(
          'Клиника ответила',
          'Клиника жауап берді',
          'Klinika javob berdi',
          'The clinic has answered',
        ),
      },
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
      told: {
        patient: four(
          'Вы уточнили вопрос',
          'Сіз сұрақты нақтыладыңыз',
          'Siz savolga aniqlik kiritdingiz',
          'You have asked back',
        ),
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
      told: {
        doctor: four(
          'Врач ответил на уточнение',
          'Дәрігер нақтылауға жауап берді',
          'Shifokor aniqlashtirishga javob berdi',
          'The doctor has answered again',
        ),
        clinic: four(
          'Клиника ответила на уточнение',
          'Клиника нақтылауға жауап берді',
          'Klinika aniqlashtirishga javob berdi',
          'The clinic has answered again',
        ),
      },
      from: ['again'],
      to: 'closed',
      by: ['doctor', 'clinic'],
    },
    close: {
      label: { ru: 'Закрыли', kk: 'Жабылды', uz: 'Yopildi', en: 'Closed' },
      told: {
        doctor: four(
          'Врач закрыл вопрос',
          'Дәрігер сұрақты жапты',
          'Shifokor savolni yopdi',
          'The doctor has closed the question',
        ),
        clinic: four(
          'Клиника закрыла вопрос',
          'Клиника сұрақты жапты',
          'Klinika savolni yopdi',
          'The clinic has closed the question',
        ),
        clock: four(
          'Вопрос закрыт автоматически',
          'Сұрақ автоматты түрде жабылды',
          'Savol avtomatik yopildi',
          'The question was closed automatically',
        ),
      },
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
      told: {
        doctor: four(
          'Врач отметил вопрос как спам',
          'Дәрігер сұрақты спам деп белгіледі',
          'Shifokor savolni spam deb belgiladi',
          'The doctor has marked the question as spam',
        ),
        clinic: four(
          'Клиника отметила вопрос как спам',
          'Клиника сұрақты спам деп белгіледі',
          'Klinika savolni spam deb belgiladi',
          'The clinic has marked the question as spam',
        ),
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
      told: {
        doctor: four(
          'Врач вернул вопрос из спама',
          'Дәрігер сұрақты спамнан қайтарды',
          'Shifokor savolni spamdan qaytardi',
          'The doctor has restored the question from spam',
        ),
        clinic: four(
          'Клиника вернула вопрос из спама',
          'Клиника сұрақты спамнан қайтарды',
          'Klinika savolni spamdan qaytardi',
          'The clinic has restored the question from spam',
        ),
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
