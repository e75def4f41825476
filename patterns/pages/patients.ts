import { four } from '../../schemas/core/four.ts'
import { kindOf } from '../kinds.ts'
import { definePage } from '../page.ts'

export default definePage({
  title: four('Пациентам', 'Пациенттерге', 'Bemorlarga', 'For patients'),
  description: four(
    'Как подготовиться к визиту, что взять с собой и что о нём спрашивают чаще всего.',
    'Келуге қалай дайындалу керек, не алып келу қажет және жиі қойылатын сұрақтар.',
    'Tashrifga qanday tayyorlanish, oʻzingiz bilan nimalarni olib kelish va koʻp beriladigan savollar.',
    'How to prepare for a visit, what to bring and what people ask most.',
  ),
  slug: 'patients',
  sections: (facts) => {
    const { visit, questions } = kindOf(facts).sections
    return [visit, questions, 'invitation']
  },
})
