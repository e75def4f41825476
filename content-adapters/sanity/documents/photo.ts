import photos from '../../../schemas/areas/photos.ts'
import { t } from '../../../schemas/core/type.ts'
import { defineDocument } from '../define-document.ts'
import { codeField, orderField, siteField } from '../document-fields.ts'

/** A photo of a clinic's gallery. */
export default defineDocument({
  name: 'photo',
  label: { ru: 'Фотография', kk: 'Фотосурет', uz: 'Surat', en: 'Photo' },
  schema: t.object({
    site: siteField(),
    code: codeField(),
    ...photos.schema.properties,
    order: orderField(),
  }),
  preview: { title: 'caption', media: 'image' },
})
