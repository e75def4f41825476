import { four } from '../../schemas/core/four.ts'
import { kindOf } from '../kinds.ts'
import { definePage } from '../page.ts'
import { whenAndWhere } from '../parts.ts'

export default definePage({
  title: four('О клинике', 'Клиника туралы', 'Klinika haqida', 'About the clinic'),
  description: four(
    'Как мы работаем, кто принимает пациентов и где нас найти.',
    'Қалай жұмыс істейміз, пациенттерді кім қабылдайды және бізді қайдан табуға болады.',
    'Qanday ishlaymiz, bemorlarni kim qabul qiladi va bizni qayerdan topish mumkin.',
    'How we work, who sees patients and where to find us.',
  ),
  slug: 'about',
  sections: (facts) => [
    kindOf(facts).sections.approach,
    'all-doctors',
    'photos',
    'reviews',
    ...whenAndWhere(facts),
  ],
})
