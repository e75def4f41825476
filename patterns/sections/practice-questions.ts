import { four } from '../../schemas/core/four.ts'
import { questions } from '../parts.ts'
import { defineSection } from '../section.ts'
import { cancelling, patientsAsk, whatToBring } from '../shared-texts.ts'

export default defineSection({
  label: patientsAsk,
  kinds: ['practice'],
  blocks: () => [
    questions('practice-questions', patientsAsk, [
      whatToBring,
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
      cancelling,
    ]),
  ],
})
