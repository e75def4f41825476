import { four } from '../../schemas/core/four.ts'
import { kindOf } from '../kinds.ts'
import { defineProposal } from '../proposal.ts'

export default defineProposal({
  label: four('Спокойный', 'Сабырлы', 'Xotirjam', 'Calm'),
  sentence: four(
    'Тёплый и неторопливый: сначала обещание и отзывы, потом врачи и то, как проходит приём. Контакты всегда рядом.',
    'Жылы әрі асықпайтын: алдымен уәде мен пікірлер, содан кейін дәрігерлер және қабылдау қалай өтетіні. Байланыс әрдайым қасында.',
    'Iliq va shoshilmaydigan: avval vaʼda va sharhlar, keyin shifokorlar va qabul qanday oʻtishi. Aloqa doim yonida.',
    'Warm and unhurried: a promise and reviews first, then the doctors and how a visit goes. Contacts stay beside it.',
  ),
  template: () => 'landing-sidebar-wide',
  fonts: 'nunito',
  points: 'pairs',
  index: (facts) => {
    const { approach, visit } = kindOf(facts).sections
    return [
      'promise',
      'praise',
      'doctors',
      approach,
      visit,
      'photos',
      'to-prices',
      'opening-hours',
      'invitation',
    ]
  },
  pages: ['about', 'prices', 'patients'],
})
