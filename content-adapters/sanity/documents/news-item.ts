import { articleSchema } from '../../../schemas/articles/article-schema.ts'
import { t } from '../../../schemas/core/type.ts'
import { slugField } from '../../parts/slug-field.ts'
import { defineDocument } from '../define-document.ts'
import { siteField } from '../document-fields.ts'

/** A news item of a clinic. */
export default defineDocument({
  name: 'news-item',
  label: { ru: 'Новость', kk: 'Жаңалық', uz: 'Yangilik', en: 'News item' },
  schema: t.object({ site: siteField(), slug: slugField(), ...articleSchema('news-categories').properties }),
  preview: { title: 'title', media: 'image' },
})
