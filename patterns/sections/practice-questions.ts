import { four } from '../../schemas/four.ts'
import { questions } from '../parts.ts'
import { defineSection } from '../section.ts'

const title = four('Вопросы пациентов', 'Пациенттердің сұрақтары', 'Bemorlar savollari', 'Patients ask')

export default defineSection({
  label: title,
  kinds: ['practice'],
  blocks: () => [
    questions('practice-questions', title, [
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
          'Можно ли узнать второе мнение?',
          'Екінші пікір білуге бола ма?',
          'Ikkinchi fikrni bilsa boʻladimi?',
          'May I ask for a second opinion?',
        ),
        four(
          'Да. Принесите снимки, анализы и выписки: врач посмотрит их и скажет, что думает о назначенном лечении.',
          'Иә. Суреттерді, талдаулар мен үзінділерді алып келіңіз: дәрігер оларды қарап, тағайындалған ем туралы пікірін айтады.',
          'Ha. Suratlar, tahlillar va koʻchirmalarni olib keling: shifokor ularni koʻrib, buyurilgan davo haqida fikrini aytadi.',
          'Yes. Bring your scans, tests and reports: the doctor will look at them and say what they think of the treatment.',
        ),
      ],
      [
        four(
          'Что делать, если между приёмами стало хуже?',
          'Қабылдаулар арасында нашарласам, не істеймін?',
          'Qabullar orasida ahvolim yomonlashsa, nima qilaman?',
          'What if I feel worse between visits?',
        ),
        four(
          'Свяжитесь с нами. Если трудно дышать, сильно болит в груди или внезапно нарушилась речь, сразу звоните 103.',
          'Бізге хабарласыңыз. Тыныс тарылса, кеуде қатты ауырса немесе кенет сөйлеу бұзылса, бірден 103-ке қоңырау шалыңыз.',
          'Biz bilan bogʻlaning. Nafas qisilsa, koʻkrak qattiq ogʻrisa yoki nutq birdan buzilsa, darhol 103 ga qoʻngʻiroq qiling.',
          'Contact us. If it is hard to breathe, your chest hurts badly or speech suddenly fails, call 103 at once.',
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
