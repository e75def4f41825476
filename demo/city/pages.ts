import { four } from '../../schemas/core/four.ts'
import type { Label } from '../../schemas/core/type.ts'
import { block, columns, toPage } from '../parts/blocks.ts'
import type { SeedMenuItem, SeedPage, SeedPhoto } from '../parts/seed-types.ts'

/** Types as in C-21. */
export const menu: SeedMenuItem[] = [
  { name: four('О клинике', 'Клиника туралы', 'Klinika haqida', 'About the clinic'), type: 4 },
  { name: four('Врачи', 'Дәрігерлер', 'Shifokorlar', 'Doctors'), type: 6 },
  { name: four('Отзывы', 'Пікірлер', 'Sharhlar', 'Reviews'), type: 3 },
  { name: four('Фотогалерея', 'Фотогалерея', 'Fotogalereya', 'Gallery'), type: 11 },
  {
    name: four('Запись на приём', 'Қабылдауға жазылу', 'Qabulga yozilish', 'Book an appointment'),
    type: 7,
  },
  { name: four('Задать вопрос', 'Сұрақ қою', 'Savol berish', 'Ask a question'), type: 8 },
  { name: four('Контакты', 'Байланыс', 'Aloqa', 'Contacts'), type: 13 },
]

const lead = (name: Label): Label =>
  four(
    `${name.ru} — вымышленная клиника в вымышленном городе. Так может выглядеть сайт вашей клиники.`,
    `${name.kk} — ойдан шығарылған қаладағы ойдан шығарылған клиника. Сіздің клиникаңыздың сайты осындай болуы мүмкін.`,
    `${name.uz} — oʻylab topilgan shahardagi oʻylab topilgan klinika. Klinikangiz sayti shunday boʻlishi mumkin.`,
    `${name.en} is a fictional clinic in a fictional city. Your clinic’s site could look like this.`,
  )

/** The first page of a clinic's site. */
export const indexPage = (name: Label, promise: Label, image: SeedPhoto['image']): SeedPage => ({
  title: name,
  description: lead(name),
  blocks: [
    block(
      'hero',
      'hero',
      {
        title: promise,
        lead: lead(name),
        image,
        action: {
          label: four('Записаться на приём', 'Қабылдауға жазылу', 'Qabulga yozilish', 'Book an appointment'),
          link: toPage('/appointment'),
        },
      },
      2,
    ),
    block('doctors', 'specialist-grid', { limit: 8 }),
    block('prices', 'services'),
    block('reviews', 'review-list', { limit: 3 }),
    columns('when-and-where', 'halves', [block('hours', 'opening-hours'), block('contacts', 'contacts')]),
    block('photos', 'gallery', { limit: 3 }),
  ],
})
