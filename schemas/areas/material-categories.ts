import { categoryArea } from '../articles/category-schema.ts'
import { tags } from '../tags.ts'
import { defineArea } from './define-area.ts'

/** Categories of a clinic’s materials, in the order in which the site lists them. */
const materialCategories = defineArea({
  ...categoryArea,
  name: 'material-categories',
  tab: 3,
  label: {
    ru: 'Рубрики материалов',
    kk: 'Материал айдарлары',
    uz: 'Materiallar ruknlari',
    en: 'Material categories',
  },
  entry: { ru: 'Новая рубрика', kk: 'Жаңа айдар', uz: 'Yangi rukn', en: 'New category' },
  tags: ({ company }) => [tags.materials, tags.materialsOf(company)],
  example: {
    title: { ru: 'Перед приёмом', kk: 'Қабылдау алдында', uz: 'Qabuldan oldin', en: 'Before a visit' },
  },
})

export default materialCategories
