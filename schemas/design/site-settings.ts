import { type Static, t } from '../core/type.ts'
import { counterSettings } from './counter-settings.ts'
import { footerSettings } from './footer-settings.ts'
import { headerSettings } from './header-settings.ts'
import { noticeSettings } from './notice-settings.ts'
import { pictureSchema } from './picture-schema.ts'
import { seoSettings } from './seo-settings.ts'
import { showSettings } from './show-settings.ts'
import { widgets } from './widgets.ts'

/** A clinic's choices for its whole site besides template and theme (D-DESIGN); an absent one leaves the default. */
export const siteSettingsSchema = t.object({
  logo: t.optional(
    pictureSchema({
      label: { ru: 'Логотип', kk: 'Логотип', uz: 'Logotip', en: 'Logo' },
      help: {
        ru: 'Пусто — логотип из раздела «О клинике».',
        kk: 'Бос болса — «Клиника туралы» бөліміндегі логотип.',
        uz: 'Boʻsh boʻlsa — “Klinika haqida” boʻlimidagi logotip.',
        en: 'Leave empty for the logo of “About the clinic”.',
      },
      editor: 'logo',
    }),
  ),
  favicon: t.optional(
    pictureSchema({
      label: { ru: 'Значок сайта', kk: 'Сайт белгісі', uz: 'Sayt belgisi', en: 'Icon of the site' },
      help: {
        ru: 'Виден на вкладке браузера и на экране телефона. Пусто — логотип или первая буква названия.',
        kk: 'Браузер қойындысында және телефон экранында көрінеді. Бос болса — логотип немесе атаудың бірінші әрпі.',
        uz: 'Brauzer varagʻida va telefon ekranida koʻrinadi. Boʻsh boʻlsa — logotip yoki nomning birinchi harfi.',
        en: 'Seen on the browser’s tab and on a phone’s screen. Leave empty for the logo or the first letter.',
      },
      editor: 'icon',
    }),
  ),
  notice: t.optional(noticeSettings),
  header: t.optional(headerSettings),
  footer: t.optional(footerSettings),
  sidebar: t.optional(
    t.array(t.choice(widgets), {
      label: {
        ru: 'Порядок в боковой колонке',
        kk: 'Бүйір бағандағы рет',
        uz: 'Yon ustundagi tartib',
        en: 'Order beside the page',
      },
      help: {
        ru: 'Карта, запись и вопрос видны, только если для них есть данные.',
        kk: 'Карта, жазылу және сұрақ тек деректері болса көрінеді.',
        uz: 'Xarita, yozilish va savol faqat maʼlumotlari boʻlsa koʻrinadi.',
        en: 'Map, appointment and question are shown only where there is data for them.',
      },
      editor: 'order',
      maxItems: 4,
    }),
  ),
  show: t.optional(showSettings),
  seo: t.optional(seoSettings),
  counters: t.optional(counterSettings),
})
export type SiteSettings = Static<typeof siteSettingsSchema>
