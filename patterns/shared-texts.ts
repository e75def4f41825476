import { four } from '../schemas/core/four.ts'
import type { Pair } from './parts.ts'

/** Questions, answers and points that patients of several kinds of clinics read alike. */

export const patientsAsk = four(
  'Вопросы пациентов',
  'Пациенттердің сұрақтары',
  'Bemorlar savollari',
  'Patients ask',
)

/** The documents that a patient brings to a first visit. */
export const documents = four(
  'Удостоверение личности, результаты прошлых обследований и список лекарств, которые вы принимаете.',
  'Жеке куәлікті, бұрынғы тексеру нәтижелерін және қабылдап жүрген дәрілеріңіздің тізімін.',
  'Shaxsni tasdiqlovchi hujjat, oldingi tekshiruv natijalari va qabul qilayotgan dorilaringiz roʻyxati.',
  'An identity document, results of earlier tests and a list of the medicines you take.',
)

export const whatToBring: Pair = [
  four(
    'Что взять с собой на приём?',
    'Қабылдауға не алып келу керек?',
    'Qabulga nima olib kelish kerak?',
    'What should I bring?',
  ),
  documents,
]

export const cancelling: Pair = [
  four(
    'Как отменить или перенести запись?',
    'Жазылуды қалай болдырмауға не ауыстыруға болады?',
    'Yozuvni qanday bekor qilish yoki koʻchirish mumkin?',
    'How do I cancel or move a booking?',
  ),
  four(
    'Сообщите нам как можно раньше: ваше время пригодится тому, кто ждёт.',
    'Бізге мүмкіндігінше ертерек хабарлаңыз: сіздің уақытыңыз күтіп жүрген адамға керек болады.',
    'Bizga imkon qadar ertaroq xabar bering: vaqtingiz kutayotgan odamga asqotadi.',
    'Tell us as early as you can: somebody who is waiting can use your time.',
  ),
]

export const emergency: Pair = [
  four(
    'Когда нужно звонить 103?',
    '103-ке қашан қоңырау шалу керек?',
    'Qachon 103 ga qoʻngʻiroq qilish kerak?',
    'When should I call 103?',
  ),
  four(
    'Сразу, если трудно дышать, сильно болит в груди, внезапно ослабла рука или нарушилась речь.',
    'Тыныс тарылса, кеуде қатты ауырса, қол кенет әлсіресе немесе сөйлеу бұзылса, бірден.',
    'Nafas qisilsa, koʻkrak qattiq ogʻrisa, qoʻl birdan kuchsizlansa yoki nutq buzilsa, darhol.',
    'At once, if it is hard to breathe, your chest hurts badly, an arm suddenly turns weak or speech fails.',
  ),
]

export const confidentiality: Pair = [
  four('Врачебная тайна', 'Дәрігерлік құпия', 'Shifokorlik siri', 'Confidentiality'),
  four(
    'О вашем здоровье знают только те, кто вас лечит.',
    'Денсаулығыңыз туралы сізді емдейтін адамдар ғана біледі.',
    'Sogʻligʻingiz haqida faqat sizni davolayotganlar biladi.',
    'Only those who treat you know about your health.',
  ),
]
