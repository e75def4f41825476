import { four } from '../../schemas/core/four.ts'
import { definePage } from '../page.ts'

export default definePage({
  title: four('Цены', 'Бағалар', 'Narxlar', 'Prices'),
  description: four(
    'Услуги и цены клиники на одной странице.',
    'Клиниканың қызметтері мен бағалары бір бетте.',
    'Klinikaning xizmatlari va narxlari bitta sahifada.',
    'Services and prices of the clinic on one page.',
  ),
  slug: 'prices',
  needs: ['prices'],
  isNamedAlike: true,
  sections: () => ['price-list', 'invitation'],
})
