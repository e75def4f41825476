import { four } from '../../schemas/core/four.ts'
import { kindOf } from '../kinds.ts'
import { whenAndWhere } from '../parts.ts'
import { defineProposal } from '../proposal.ts'

export default defineProposal({
  label: four('Журнальный', 'Журналдай', 'Jurnaldek', 'Editorial'),
  sentence: four(
    'Крупно и просторно, как разворот журнала: одна мысль, большие заголовки, врачи во всю ширину.',
    'Журнал беттеріндей ірі әрі кең: бір ой, үлкен тақырыптар, бүкіл енді алған дәрігерлер.',
    'Jurnal sahifasidek yirik va keng: bitta fikr, katta sarlavhalar, butun eniga shifokorlar.',
    'Large and airy, like a magazine spread: one thought, big headings, doctors across the page.',
  ),
  template: ({ kind }) => (kind === 'journal' ? 'landing-blog' : 'landing-wide'),
  fonts: 'playfair-headings',
  points: 'rows',
  index: (facts) => {
    const { approach, questions } = kindOf(facts).sections
    const news = facts.kind === 'journal' ? ['newest'] : []
    const end = facts.kind === 'journal' ? [] : ['news', 'map']
    return [
      ...['statement', 'praise', ...news, 'all-doctors', approach, 'photos', questions, 'to-prices'],
      ...[...end, ...whenAndWhere(facts), 'invitation'],
    ]
  },
  pages: ['about', 'prices', 'patients'],
})
