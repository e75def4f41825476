import { articleArea, articleSchema, exampleContent } from '../articles/article-schema.ts'
import { tags } from '../tags.ts'
import { defineArea } from './define-area.ts'

/** Articles of lasting value: advice, preparation, rules. Written and published like news. */
const materials = defineArea({
  ...articleArea,
  name: 'materials',
  tab: 2,
  schema: articleSchema('material-categories'),
  label: { ru: 'Материалы', kk: 'Материалдар', uz: 'Materiallar', en: 'Materials' },
  entry: { ru: 'Новый материал', kk: 'Жаңа материал', uz: 'Yangi material', en: 'New material' },
  tags: ({ company }) => [tags.materials, tags.materialsOf(company)],
  example: {
    title: {
      ru: 'Как подготовиться к анализу крови',
      kk: 'Қан талдауына қалай дайындалу керек',
      uz: 'Qon tahliliga qanday tayyorlanish kerak',
      en: 'How to prepare for a blood test',
    },
    lead: { ru: 'Что есть накануне и когда прийти.', en: 'What to eat the day before and when to come.' },
    content: exampleContent('Кровь берут натощак. Воду пить можно.'),
    date: '2026-09-14T05:00:00Z',
    tags: [],
  },
})

export default materials
