import { four } from '../../schemas/four.ts'
import { questions } from '../parts.ts'
import { defineSection } from '../section.ts'

const title = four('Вопросы пациентов', 'Пациенттердің сұрақтары', 'Bemorlar savollari', 'Patients ask')

export default defineSection({
  label: title,
  blocks: () => [
    questions('general-questions', title, [
      [
        four(
          'Что взять с собой на приём?',
          'Қабылдауға не алып келу керек?',
          'Qabulga nima olib kelish kerak?',
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
          'К кому записаться, если я не знаю причину?',
          'Себебін білмесем, кімге жазыламын?',
          'Sababini bilmasam, kimga yozilaman?',
          'Whom should I see if I do not know the cause?',
        ),
        four(
          'Опишите при записи, что беспокоит, и вам подскажут, с какого врача начать.',
          'Жазылғанда не мазалайтынын айтыңыз, қай дәрігерден бастау керегін айтып береді.',
          'Yozilayotganda nima bezovta qilayotganini ayting, qaysi shifokordan boshlashni aytib berishadi.',
          'Describe what troubles you when you book, and you will be told which doctor to start with.',
        ),
      ],
      [
        four(
          'Можно ли прийти с близким человеком?',
          'Жақын адаммен бірге келуге бола ма?',
          'Yaqin inson bilan kelsa boʻladimi?',
          'May somebody come with me?',
        ),
        four(
          'Если вам так спокойнее, скажите об этом врачу в начале приёма.',
          'Сізге солай жайлы болса, қабылдау басында дәрігерге айтыңыз.',
          'Sizga shunday qulay boʻlsa, qabul boshida shifokorga ayting.',
          'If that makes you feel calmer, tell the doctor at the start of the visit.',
        ),
      ],
      [
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
      ],
    ]),
  ],
})
