import { four } from '../../schemas/four.ts'
import { questions } from '../parts.ts'
import { defineSection } from '../section.ts'

const title = four('Вопросы пациентов', 'Пациенттердің сұрақтары', 'Bemorlar savollari', 'Patients ask')

export default defineSection({
  label: title,
  kinds: ['polyclinic'],
  blocks: () => [
    questions('polyclinic-questions', title, [
      [
        four(
          'Можно ли прийти без записи?',
          'Жазылмай келуге бола ма?',
          'Yozilmasdan kelsa boʻladimi?',
          'May I come without booking?',
        ),
        four(
          'Лучше записаться: так вас примут в назначенное время. Если нужно срочно, позвоните, и мы подскажем, что делать.',
          'Жазылған жөн: сонда белгіленген уақытта қабылдайды. Шұғыл керек болса, қоңырау шалыңыз, не істеу керегін айтамыз.',
          'Yozilgan maʼqul: shunda belgilangan vaqtda qabul qilishadi. Shoshilinch boʻlsa, qoʻngʻiroq qiling, nima qilishni aytamiz.',
          'Better book, so that a time is kept for you. If it is urgent, call us, and we will say what to do.',
        ),
      ],
      [
        four(
          'К какому врачу записаться сначала?',
          'Алдымен қай дәрігерге жазыламын?',
          'Avval qaysi shifokorga yozilaman?',
          'Which doctor should I see first?',
        ),
        four(
          'Опишите при записи, что беспокоит, и вам подскажут, с кого начать.',
          'Жазылғанда не мазалайтынын айтыңыз, кімнен бастау керегін айтып береді.',
          'Yozilayotganda nima bezovta qilayotganini ayting, kimdan boshlashni aytib berishadi.',
          'Describe what troubles you when you book, and you will be told whom to start with.',
        ),
      ],
      [
        four(
          'Что взять с собой?',
          'Өзіммен не алып келемін?',
          'Oʻzim bilan nima olib kelaman?',
          'What should I bring?',
        ),
        four(
          'Удостоверение личности, результаты прошлых обследований и список лекарств, которые вы принимаете.',
          'Жеке куәлікті, бұрынғы тексеру нәтижелерін және қабылдап жүрген дәрілеріңіздің тізімін.',
          'Shaxsni tasdiqlovchi hujjat, oldingi tekshiruv natijalari va qabul qilayotgan dorilaringiz roʻyxati.',
          'An identity document, results of earlier tests and a list of the medicines you take.',
        ),
      ],
      [
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
      ],
    ]),
  ],
})
