import { four } from '../../schemas/core/four.ts'
import { points } from '../parts.ts'
import { defineSection } from '../section.ts'

const title = four('Как мы лечим', 'Біз қалай емдейміз', 'Biz qanday davolaymiz', 'How we treat')

export default defineSection({
  label: title,
  kinds: ['dentistry'],
  blocks: () => [
    points('dentistry-approach', title, [
      [
        four('План до лечения', 'Емге дейінгі жоспар', 'Davolashdan oldin reja', 'A plan before treatment'),
        four(
          'После осмотра вы знаете, что лечить сейчас, что может подождать и какие есть варианты.',
          'Қаралғаннан кейін қазір нені емдеу керегін, не күте тұратынын және қандай нұсқалар барын білесіз.',
          'Koʻrikdan keyin hozir nimani davolash kerakligini, nima kuta olishini va qanday variantlar borligini bilasiz.',
          'After the examination you know what to treat now, what can wait and which options there are.',
        ),
      ],
      [
        four('Без лишней боли', 'Артық ауырсынусыз', 'Ortiqcha ogʻriqsiz', 'No needless pain'),
        four(
          'Обезболивание обсуждаем до начала. Поднимите руку, и врач остановится.',
          'Жансыздандыруды алдын ала талқылаймыз. Қолыңызды көтерсеңіз, дәрігер тоқтайды.',
          'Ogʻriqsizlantirishni oldindan kelishamiz. Qoʻlingizni koʻtarsangiz, shifokor toʻxtaydi.',
          'We agree on pain relief before we begin. Raise a hand, and the dentist stops.',
        ),
      ],
      [
        four('Стерильные инструменты', 'Стерильді құралдар', 'Steril asboblar', 'Sterile instruments'),
        four(
          'Инструменты очищают и стерилизуют после каждого пациента.',
          'Құралдар әр пациенттен кейін тазаланып, стерильденеді.',
          'Asboblar har bir bemordan keyin tozalanadi va sterillanadi.',
          'Instruments are cleaned and sterilised after every patient.',
        ),
      ],
      [
        four(
          'Забота между визитами',
          'Келулер арасындағы күтім',
          'Tashriflar orasidagi parvarish',
          'Care between visits',
        ),
        four(
          'Показываем, как чистить зубы именно вам, и говорим, когда прийти снова.',
          'Тісті дәл сізге қалай тазалау керегін көрсетеміз және қашан қайта келетініңізді айтамыз.',
          'Tishni aynan siz qanday tozalashingiz kerakligini koʻrsatamiz va qachon yana kelishni aytamiz.',
          'We show you how to clean your own teeth best, and say when to come again.',
        ),
      ],
    ]),
  ],
})
