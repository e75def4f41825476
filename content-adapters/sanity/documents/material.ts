import { articleSchema } from '../../../schemas/articles/article-schema.ts'
import { t } from '../../../schemas/core/type.ts'
import { slugField } from '../../parts/slug-field.ts'
import { defineDocument } from '../define-document.ts'
import { siteField } from '../document-fields.ts'

/** An article of lasting value: advice, preparation, rules. */
export default defineDocument({
  name: 'material',
  label: { ru: 'Статья', kk: 'Мақала', uz: 'Maqola', en: 'Article' },
  schema: t.object({
    site: siteField(),
    slug: slugField(),
    ...articleSchema('material-categories').properties,
  }),
  preview: { title: 'title', media: 'image' },
})
