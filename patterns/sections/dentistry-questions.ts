import { four } from '../../schemas/core/four.ts'
import { questions } from '../parts.ts'
import { defineSection } from '../section.ts'
import { patientsAsk } from '../shared-texts.ts'

export default defineSection({
  label: patientsAsk,
  kinds: ['dentistry'],
  blocks: () => [
    questions('dentistry-questions', patientsAsk, [
      [
        four(
          'Больно ли лечить зубы?',
          'Тіс емдеу ауырта ма?',
          'Tish davolash ogʻriqlimi?',
          'Does dental treatment hurt?',
        ),
        four(
          'Чаще всего нет: перед лечением место обезболивают. Скажите врачу, если боитесь, и он будет делать паузы.',
          'Көбіне жоқ: емдеудің алдында ауыртпайтын дәрі егіледі. Қорықсаңыз, дәрігерге айтыңыз, ол үзіліс жасап отырады.',
          'Koʻpincha yoʻq: davolashdan oldin joyi ogʻriqsizlantiriladi. Qoʻrqsangiz, shifokorga ayting, u tanaffus qilib turadi.',
          'Mostly not: the place is numbed first. If you are afraid, tell the dentist, who will make pauses.',
        ),
      ],
      [
        four(
          'Как часто приходить на осмотр?',
          'Тексерілуге қаншалықты жиі келу керек?',
          'Koʻrikka qanchalik tez-tez kelish kerak?',
          'How often should I come for a check-up?',
        ),
        four(
          'Обычно раз в полгода. Врач назовёт другой срок, если зубам нужно больше внимания.',
          'Әдетте жарты жылда бір рет. Тістерге көбірек күтім керек болса, дәрігер басқа мерзім айтады.',
          'Odatda yarim yilda bir marta. Tishlarga koʻproq eʼtibor kerak boʻlsa, shifokor boshqa muddat aytadi.',
          'Usually every six months. The dentist will name another interval if your teeth need more attention.',
        ),
      ],
      [
        four(
          'Нужно ли лечить молочные зубы?',
          'Сүт тістерін емдеу керек пе?',
          'Sut tishlarini davolash kerakmi?',
          'Do milk teeth need treatment?',
        ),
        four(
          'Да. Они болят так же, как постоянные, а воспаление может повредить зуб, который растёт под ними.',
          'Иә. Олар да тұрақты тістер сияқты ауырады, ал қабыну астында өсіп келе жатқан тісті зақымдауы мүмкін.',
          'Ha. Ular ham doimiy tishlar kabi ogʻriydi, yalligʻlanish esa ostida oʻsayotgan tishga zarar yetkazishi mumkin.',
          'Yes. They hurt like permanent ones, and an inflammation can harm the tooth that grows below.',
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
          'Прошлые снимки, если они есть, и список лекарств, которые вы принимаете.',
          'Бұрынғы рентген суреттерін, егер бар болса, және қабылдап жүрген дәрілеріңіздің тізімін.',
          'Oldingi rentgen suratlari, agar boʻlsa, va qabul qilayotgan dorilaringiz roʻyxati.',
          'Earlier X-rays, if you have any, and a list of the medicines you take.',
        ),
      ],
    ]),
  ],
})
