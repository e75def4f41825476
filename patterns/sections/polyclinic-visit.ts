import { four } from '../../schemas/core/four.ts'
import { numbered } from '../parts.ts'
import { defineSection } from '../section.ts'

const title = four(
  'Как попасть на приём',
  'Қабылдауға қалай келуге болады',
  'Qabulga qanday kelish mumkin',
  'How to see a doctor',
)

export default defineSection({
  label: title,
  kinds: ['polyclinic'],
  blocks: () => [
    numbered('polyclinic-visit', title, [
      [
        four('Запишитесь', 'Жазылыңыз', 'Yoziling', 'Book'),
        four(
          'Скажите, что беспокоит, и вам подскажут врача и время.',
          'Не мазалайтынын айтыңыз, дәрігер мен уақытты айтып береді.',
          'Nima bezovta qilayotganini ayting, shifokor va vaqtni aytib berishadi.',
          'Say what troubles you, and you will be told a doctor and a time.',
        ),
      ],
      [
        four('Приходите чуть раньше', 'Сәл ертерек келіңіз', 'Biroz ertaroq keling', 'Come a little early'),
        four(
          'Несколько минут нужны, чтобы оформить документы.',
          'Құжаттарды рәсімдеуге бірнеше минут керек.',
          'Hujjatlarni rasmiylashtirishga bir necha daqiqa kerak.',
          'A few minutes are needed for the papers.',
        ),
      ],
      [
        four('Сохраните назначения', 'Тағайындауды сақтаңыз', 'Tavsiyalarni saqlang', 'Keep the advice'),
        four(
          'Рекомендации врача пригодятся на следующем приёме.',
          'Дәрігердің ұсынысы келесі қабылдауда керек болады.',
          'Shifokor tavsiyalari keyingi qabulda kerak boʻladi.',
          'What the doctor wrote down will help at your next visit.',
        ),
      ],
    ]),
  ],
})
