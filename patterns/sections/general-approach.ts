import { four } from '../../schemas/core/four.ts'
import { points } from '../parts.ts'
import { defineSection } from '../section.ts'
import { confidentiality } from '../shared-texts.ts'

const title = four('Как мы работаем', 'Біз қалай жұмыс істейміз', 'Biz qanday ishlaymiz', 'How we work')

export default defineSection({
  label: title,
  blocks: () => [
    points('general-approach', title, [
      [
        four('Сначала разговор', 'Алдымен әңгіме', 'Avval suhbat', 'A conversation first'),
        four(
          'Врач спрашивает, что изменилось в самочувствии, какие лекарства вы принимаете и чего опасаетесь.',
          'Дәрігер жағдайыңызда не өзгергенін, қандай дәрі қабылдайтыныңызды және неден қауіптенетініңізді сұрайды.',
          'Shifokor holatingizda nima oʻzgarganini, qanday dori qabul qilayotganingizni va nimadan xavotirdaligingizni soʻraydi.',
          'The doctor asks what has changed, which medicines you take and what worries you.',
        ),
      ],
      [
        four(
          'Только нужные обследования',
          'Тек қажетті тексерулер',
          'Faqat kerakli tekshiruvlar',
          'Only the tests you need',
        ),
        four(
          'Каждое назначение объясняем: зачем оно и что изменится от его результата.',
          'Әр тағайындауды түсіндіреміз: ол не үшін керек және нәтижесі нені өзгертеді.',
          'Har bir tavsiyani tushuntiramiz: u nima uchun kerak va natijasi nimani oʻzgartiradi.',
          'We explain each one: what it is for and what its result would change.',
        ),
      ],
      [
        four('Понятный план', 'Түсінікті жоспар', 'Tushunarli reja', 'A clear plan'),
        four(
          'После приёма вы знаете, что делать дальше и когда вернуться.',
          'Қабылдаудан кейін әрі қарай не істеу керегін және қашан қайта келетініңізді білесіз.',
          'Qabuldan keyin nima qilish kerakligini va qachon yana kelishni bilasiz.',
          'After your visit you know what to do next and when to come back.',
        ),
      ],
      confidentiality,
    ]),
  ],
})
