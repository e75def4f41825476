import { t } from '../../schemas/core/type.ts'
import { siteSettingsSchema } from '../../schemas/design/site-settings.ts'
import { themeSchema } from '../../schemas/design/theme.ts'
import { menuSchema } from '../../schemas/menu/menu.ts'
import { templateSchema } from '../../schemas/page/site.ts'

/** What editors elsewhere write of the site of a clinic: which clinic that is, its design and menu. */
export const siteFields = {
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
}
