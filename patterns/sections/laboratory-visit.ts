import { four } from '../../schemas/core/four.ts'
import { numbered } from '../parts.ts'
import { defineSection } from '../section.ts'

const title = four(
  'Как сдать анализ',
  'Талдауды қалай тапсырады',
  'Tahlil qanday topshiriladi',
  'How to take a test',
)

export default defineSection({
  label: title,
  kinds: ['laboratory'],
  blocks: () => [
    numbered('laboratory-visit', title, [
      [
        four('Выберите анализ', 'Талдауды таңдаңыз', 'Tahlilni tanlang', 'Choose the test'),
        four(
          'По направлению врача или сами. Если сомневаетесь, спросите нас.',
          'Дәрігердің жолдамасымен немесе өзіңіз. Күмәндансаңыз, бізден сұраңыз.',
          'Shifokor yoʻllanmasi bilan yoki oʻzingiz. Ikkilansangiz, bizdan soʻrang.',
          'With a doctor’s referral or on your own. If in doubt, ask us.',
        ),
      ],
      [
        four('Подготовьтесь', 'Дайындалыңыз', 'Tayyorlaning', 'Prepare'),
        four(
          'Кровь чаще всего сдают утром натощак. Обычную воду пить можно.',
          'Қанды көбіне таңертең ашқарынға тапсырады. Кәдімгі су ішуге болады.',
          'Qon koʻpincha ertalab och qoringa topshiriladi. Oddiy suv ichsa boʻladi.',
          'Blood is mostly taken in the morning before breakfast. Plain water is fine.',
        ),
      ],
      [
        four('Приходите', 'Келіңіз', 'Keling', 'Come in'),
        four(
          'Возьмите удостоверение личности и направление, если оно есть.',
          'Жеке куәлігіңізді және бар болса, жолдаманы алып келіңіз.',
          'Shaxsni tasdiqlovchi hujjat va boʻlsa, yoʻllanmani oling.',
          'Bring an identity document and your referral, if you have one.',
        ),
      ],
    ]),
  ],
})
