import { t } from '../../../schemas/core/type.ts'
import { siteSettingsSchema } from '../../../schemas/design/site-settings.ts'
import { themeSchema } from '../../../schemas/design/theme.ts'
import { menuSchema } from '../../../schemas/menu/menu.ts'
import { templateSchema } from '../../../schemas/page/site.ts'
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
    code: t.string({
      label: { ru: 'Код клиники', kk: 'Клиника коды', uz: 'Klinika kodi', en: 'Code of the clinic' },
      help: {
        ru: 'Код из адреса её кабинета: /pro/1001 — 1001.',
        kk: 'Кабинет мекенжайындағы код: /pro/1001 — 1001.',
        uz: 'Kabineti manzilidagi kod: /pro/1001 — 1001.',
        en: 'The code in the address of its section for staff: 1001 of /pro/1001.',
      },
      max: 64,
      pattern: '^[A-Za-z0-9_-]+$',
    }),
    template: t.optional(templateSchema),
    theme: t.optional({
      ...themeSchema,
      'x-label': { ru: 'Оформление', kk: 'Безендіру', uz: 'Bezak', en: 'Appearance' },
    }),
    settings: t.optional({
      ...siteSettingsSchema,
      'x-label': { ru: 'Настройки', kk: 'Баптаулар', uz: 'Sozlamalar', en: 'Settings' },
    }),
    menu: t.optional(menuSchema),
  }),
  preview: { title: 'company' },
})
