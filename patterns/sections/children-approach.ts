import { four } from '../../schemas/core/four.ts'
import { points } from '../parts.ts'
import { defineSection } from '../section.ts'

const title = four(
  'Как мы принимаем детей',
  'Балаларды қалай қабылдаймыз',
  'Bolalarni qanday qabul qilamiz',
  'How we see children',
)

export default defineSection({
  label: title,
  kinds: ['children'],
  blocks: () => [
    points('children-approach', title, [
      [
        four('Знакомство', 'Танысу', 'Tanishuv', 'Getting to know you'),
        four(
          'Сначала ребёнок осматривается и трогает инструменты, потом начинается приём.',
          'Алдымен бала айналасын көріп, құралдарды ұстап көреді, содан кейін қабылдау басталады.',
          'Avval bola atrofni koʻrib, asboblarni ushlab koʻradi, keyin qabul boshlanadi.',
          'First your child looks around and touches the instruments, then the visit begins.',
        ),
      ],
      [
        four('Родители рядом', 'Ата-анасы қасында', 'Ota-ona yonida', 'Parents close by'),
        four(
          'Вы видите всё, что делает врач, и можете спросить в любой момент.',
          'Дәрігердің не істеп жатқанын көріп отырасыз және кез келген сәтте сұрай аласыз.',
          'Shifokor nima qilayotganini koʻrib turasiz va istalgan paytda soʻrashingiz mumkin.',
          'You see everything the doctor does, and may ask at any moment.',
        ),
      ],
      [
        four('Честные слова', 'Шынайы сөз', 'Rost soʻz', 'Honest words'),
        four(
          'Не обещаем «не больно», если может быть больно. Говорим, сколько это продлится.',
          'Ауыруы мүмкін болса, «ауырмайды» деп айтпаймыз. Қанша уақытқа созылатынын айтамыз.',
          'Ogʻrishi mumkin boʻlsa, “ogʻrimaydi” demaymiz. Qancha davom etishini aytamiz.',
          'We do not say “it won’t hurt” if it may. We say how long it will last.',
        ),
      ],
      [
        four('Понятные назначения', 'Түсінікті тағайындау', 'Tushunarli tavsiyalar', 'Clear advice'),
        four(
          'Вы знаете, что давать, сколько дней и когда показаться снова.',
          'Не беру керегін, неше күн және қашан қайта келетініңізді білесіз.',
          'Nima berish, necha kun va qachon yana kelish kerakligini bilasiz.',
          'You know what to give, for how many days and when to come again.',
        ),
      ],
    ]),
  ],
})
