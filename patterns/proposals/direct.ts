import { four } from '../../schemas/core/four.ts'
import { kindOf } from '../kinds.ts'
import { whenAndWhere } from '../parts.ts'
import { defineProposal } from '../proposal.ts'

export default defineProposal({
  label: four('К делу', 'Бірден іске', 'Toʻgʻridan-toʻgʻri', 'Straight to it'),
  sentence: four(
    'Всё нужное сразу: открыто ли сейчас, телефон, цены и врачи. Для тех, кто пришёл записаться.',
    'Керегінің бәрі бірден: қазір ашық па, телефон, бағалар мен дәрігерлер. Жазылуға келгендерге арналған.',
    'Kerakli hamma narsa darhol: hozir ochiqmi, telefon, narxlar va shifokorlar. Yozilish uchun kelganlarga.',
    'What people need at once: open now, phone, prices and doctors. For those who came to book.',
  ),
  template: () => 'landing',
  fonts: 'onest',
  points: 'pairs',
  index: (facts) => {
    const { visit, questions } = kindOf(facts).sections
    return [
      ...['intro', 'praise', 'all-doctors', 'shortcuts', 'price-list', ...whenAndWhere(facts)],
      ...[visit, questions, 'news', 'invitation'],
    ]
  },
  pages: ['about', 'prices', 'patients'],
})
