import { four } from '../../schemas/four.ts'
import { definePage } from '../page.ts'

export default definePage({
  title: four('Цены', 'Бағалар', 'Narxlar', 'Prices'),
  description: four(
    'Услуги и цены клиники на одной странице, с поиском по названию.',
    'Клиниканың қызметтері мен бағалары бір бетте, атауы бойынша іздеуге болады.',
    'Klinikaning xizmatlari va narxlari bitta sahifada, nomi boʻyicha qidirish mumkin.',
    'Services and prices of the clinic on one page, with search by name.',
  ),
  slug: 'prices',
  needs: ['prices'],
  sections: () => ['price-list', 'invitation'],
})
