import cabinets from '../../../schemas/areas/cabinets.ts'
import { t } from '../../../schemas/core/type.ts'
import { defineDocument } from '../define-document.ts'
import { codeField, orderField, siteField } from '../document-fields.ts'

const { name, address, point, phones, timezone, hours, photos } = cabinets.schema.properties

/** A branch of a clinic. */
export default defineDocument({
  name: 'branch',
  label: { ru: 'Филиал', kk: 'Филиал', uz: 'Filial', en: 'Branch' },
  schema: t.object({
    site: siteField(),
    code: codeField(),
    name,
    address,
    point,
    phones,
    timezone,
    hours,
    photos,
    order: orderField(),
  }),
  areas: ['cabinets'],
  preview: { title: 'name' },
})
