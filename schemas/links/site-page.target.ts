import { patterns, t } from '../core/type.ts'
import { defineLinkTarget } from './define-link-target.ts'

export const target = defineLinkTarget({
  name: 'site-page',
  place: 10,
  label: {
    ru: 'Страница сайта клиники',
    kk: 'Клиника сайтының беті',
    uz: 'Klinika saytining sahifasi',
    en: 'Page of the clinic’s site',
  },
  fields: t.object({
    path: t.string({
      label: { ru: 'Страница', kk: 'Бет', uz: 'Sahifa', en: 'Page' },
      max: 300,
      pattern: patterns.path,
    }),
  }),
  leadsTo: ({ path }) => ({ site: path }),
  calls: { ru: 'Узнайте больше', kk: 'Толығырақ біліңіз', uz: 'Batafsil bilib oling', en: 'Find out more' },
})
