import { four } from '../../schemas/core/four.ts'
import { points } from '../parts.ts'
import { defineSection } from '../section.ts'

const title = four(
  'Чем хорош личный приём',
  'Жеке қабылдаудың жақсысы неде',
  'Shaxsiy qabulning afzalligi',
  'What a small practice gives you',
)

export default defineSection({
  label: title,
  kinds: ['practice'],
  blocks: () => [
    points('practice-approach', title, [
      [
        four('Разговор без спешки', 'Асықпай әңгімелесу', 'Shoshilmasdan suhbat', 'An unhurried talk'),
        four(
          'Есть время рассказать всё по порядку и задать вопросы.',
          'Бәрін ретімен айтып, сұрақ қоюға уақыт бар.',
          'Hammasini tartib bilan aytib, savol berishga vaqt bor.',
          'There is time to tell everything in order and to ask.',
        ),
      ],
      [
        four('Знакомое лицо', 'Таныс жүз', 'Tanish chehra', 'A familiar face'),
        four(
          'На следующий приём вы приходите к тому, кто вас уже знает.',
          'Келесі қабылдауға сізді білетін адамға келесіз.',
          'Keyingi qabulga sizni taniydigan odamga kelasiz.',
          'At your next visit you see somebody who knows you already.',
        ),
      ],
      [
        four('Только нужное', 'Тек қажеттісі', 'Faqat keragi', 'Only what you need'),
        four(
          'Каждое назначение объясняем: зачем оно и что изменится от его результата.',
          'Әр тағайындауды түсіндіреміз: ол не үшін керек және нәтижесі нені өзгертеді.',
          'Har bir tavsiyani tushuntiramiz: u nima uchun kerak va natijasi nimani oʻzgartiradi.',
          'We explain each test and medicine: what it is for and what it would change.',
        ),
      ],
      [
        four('Врачебная тайна', 'Дәрігерлік құпия', 'Shifokorlik siri', 'Confidentiality'),
        four(
          'То, что вы рассказали, остаётся между вами и врачом.',
          'Айтқаныңыз сіз бен дәрігердің арасында қалады.',
          'Aytganlaringiz siz va shifokor oʻrtasida qoladi.',
          'What you tell stays between you and the doctor.',
        ),
      ],
    ]),
  ],
})
