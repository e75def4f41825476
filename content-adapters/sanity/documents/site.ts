import { t } from '../../../schemas/core/type.ts'
import { siteFields } from '../../parts/site-fields.ts'
import { defineDocument } from '../define-document.ts'

/** The site of one clinic: which clinic that is, its design and menu. */
export default defineDocument({
  name: 'site',
  label: { ru: 'Сайт клиники', kk: 'Клиника сайты', uz: 'Klinika sayti', en: 'Site of a clinic' },
  schema: t.object({
    company: t.string({
      label: {
        ru: 'Адрес клиники в Shipa',
        kk: 'Клиниканың Shipa мекенжайы',
        uz: 'Klinikaning Shipadagi manzili',
        en: 'Address of the clinic in Shipa',
      },
      help: {
        ru: 'Последняя часть адреса её сайта: /l/demo-dent — demo-dent.',
        kk: 'Сайт мекенжайының соңғы бөлігі: /l/demo-dent — demo-dent.',
        uz: 'Sayti manzilining oxirgi qismi: /l/demo-dent — demo-dent.',
        en: 'The last part of the address of its site: demo-dent of /l/demo-dent.',
      },
      max: 120,
      pattern: '^[a-z0-9-]+$',
    }),
    ...siteFields,
  }),
  preview: { title: 'company' },
})
