import { categorySchema } from '../../../schemas/articles/category-schema.ts'
import { t } from '../../../schemas/core/type.ts'
import { slugField } from '../../parts/slug-field.ts'
import { defineDocument } from '../define-document.ts'
import { orderField, siteField } from '../document-fields.ts'

/** A category of news or of articles. */
export default defineDocument({
  name: 'article-category',
  label: { ru: 'Рубрика', kk: 'Айдар', uz: 'Rukn', en: 'Category' },
  schema: t.object({
    site: siteField(),
    of: t.choice(
      {
        news: { ru: 'Новостей', kk: 'Жаңалықтар', uz: 'Yangiliklar', en: 'News' },
        materials: { ru: 'Статей', kk: 'Мақалалар', uz: 'Maqolalar', en: 'Articles' },
      },
      {
        label: { ru: 'Рубрика чего', kk: 'Ненің айдары', uz: 'Nimaning rukni', en: 'Category of' },
        default: 'news',
      },
    ),
    slug: slugField(),
    ...categorySchema.properties,
    order: orderField(),
  }),
  areas: ['news-categories', 'material-categories'],
  preview: { title: 'title' },
})
