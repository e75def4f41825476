import { t } from '../../../schemas/core/type.ts'
import { pageHeadProperties } from '../../../schemas/page/stored-page.ts'
import { defineDocument } from '../define-document.ts'
import { pageSlugField, siteField } from '../document-fields.ts'

/** A page of a clinic's site, made of blocks. */
export default defineDocument({
  name: 'page',
  label: { ru: 'Страница', kk: 'Бет', uz: 'Sahifa', en: 'Page' },
  schema: t.object({ site: siteField(), slug: pageSlugField(), ...pageHeadProperties }),
  hasBlocks: true,
  preview: { title: 'title', media: 'image' },
})
