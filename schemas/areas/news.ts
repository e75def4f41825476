import { articleArea, articleSchema, exampleContent } from '../articles/article-schema.ts'
import { tags } from '../tags.ts'
import { defineArea } from './define-area.ts'

/** News of a clinic (R104, R106): an item is a draft until it is published. */
const news = defineArea({
  ...articleArea,
  name: 'news',
  schema: articleSchema('news-categories'),
  label: { ru: 'Новости', kk: 'Жаңалықтар', uz: 'Yangiliklar', en: 'News' },
  entry: { ru: 'Добавить новость', kk: 'Жаңалық қосу', uz: 'Yangilik qoʻshish', en: 'Add a news item' },
  tags: ({ company }) => [tags.news, tags.newsOf(company)],
  example: {
    title: {
      ru: 'Открыли детскую комнату',
      kk: 'Балалар бөлмесі ашылды',
      uz: 'Bolalar xonasi ochildi',
      en: 'A children’s room has opened',
    },
    lead: { ru: 'Здесь можно спокойно дождаться приёма.', en: 'A calm place to wait for a visit.' },
    content: exampleContent('Комната работает в те же часы, что и клиника.'),
    authorName: { ru: 'Айгерим Сапарова', en: 'Aigerim Saparova' },
    date: '2026-11-18T05:00:00Z',
    tags: ['дети'],
    source: 'https://example.kz/news/1',
  },
})

export default news
