import { categoryArea } from '../articles/category-schema.ts'
import { tags } from '../tags.ts'
import { defineArea } from './define-area.ts'

/** Categories of a clinic’s news, in the order in which the site lists them. */
const newsCategories = defineArea({
  ...categoryArea,
  name: 'news-categories',
  tab: 1,
  label: {
    ru: 'Рубрики новостей',
    kk: 'Жаңалық айдарлары',
    uz: 'Yangiliklar ruknlari',
    en: 'News categories',
  },
  entry: { ru: 'Новая рубрика', kk: 'Жаңа айдар', uz: 'Yangi rukn', en: 'New category' },
  tags: ({ company }) => [tags.news, tags.newsOf(company)],
  example: { title: { ru: 'События', kk: 'Оқиғалар', uz: 'Voqealar', en: 'Events' } },
})

export default newsCategories
