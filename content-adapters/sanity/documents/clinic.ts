import company from '../../../schemas/areas/company.ts'
import { t } from '../../../schemas/core/type.ts'
import { defineDocument } from '../define-document.ts'
import { siteField } from '../document-fields.ts'

// `site` of every document is the site that it belongs to.
const { site: website, ...facts } = company.schema.properties

/** What a clinic says of itself; where it is and when it is open are facts of its first branch. */
export default defineDocument({
  name: 'clinic',
  label: { ru: 'О клинике', kk: 'Клиника туралы', uz: 'Klinika haqida', en: 'About the clinic' },
  schema: t.object({ site: siteField(), ...facts, website }),
  preview: { title: 'name', media: 'logo' },
})
