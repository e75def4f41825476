import { four } from '../../schemas/core/four.ts'
import { points } from '../parts.ts'
import { defineSection } from '../section.ts'

const title = four('Как мы пишем', 'Біз қалай жазамыз', 'Biz qanday yozamiz', 'How we write')

export default defineSection({
  label: title,
  kinds: ['journal'],
  blocks: () => [
    points('journal-approach', title, [
      [
        four('Простыми словами', 'Қарапайым сөзбен', 'Oddiy soʻzlar bilan', 'In plain words'),
        four(
          'Термин объясняем там, где он встречается впервые.',
          'Терминді алғаш кездескен жерінде түсіндіреміз.',
          'Atamani birinchi uchragan joyida tushuntiramiz.',
          'A term is explained where it first appears.',
        ),
      ],
      [
        four('Без запугивания', 'Қорқытпай', 'Qoʻrqitmasdan', 'Without alarm'),
        four(
          'Говорим, как часто что-то бывает и когда это правда опасно.',
          'Бірдеңенің қаншалықты жиі болатынын және қашан шынымен қауіпті екенін айтамыз.',
          'Biror narsa qanchalik tez-tez uchrashini va qachon haqiqatan xavfli ekanini aytamiz.',
          'We say how common something is, and when it really is dangerous.',
        ),
      ],
      [
        four('Честно о границах', 'Шегін ашық айтамыз', 'Chegarasini ochiq aytamiz', 'Honest about limits'),
        four(
          'Если наука чего-то не знает, так и пишем.',
          'Ғылым бірдеңені білмесе, солай деп жазамыз.',
          'Fan biror narsani bilmasa, shunday deb yozamiz.',
          'If science does not know, we say so.',
        ),
      ],
      [
        four('Не вместо врача', 'Дәрігердің орнына емес', 'Shifokor oʻrniga emas', 'Not instead of a doctor'),
        four(
          'Статья помогает понять и подготовить вопросы. Диагноз ставит врач на приёме.',
          'Мақала түсінуге және сұрақ дайындауға көмектеседі. Диагнозды қабылдауда дәрігер қояды.',
          'Maqola tushunishga va savol tayyorlashga yordam beradi. Tashxisni qabulda shifokor qoʻyadi.',
          'An article helps you to understand and to prepare questions. A diagnosis is made by a doctor.',
        ),
      ],
    ]),
  ],
})
