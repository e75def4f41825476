import type { ProLayoutData } from '../../../layouts/pro/pro-layout-data.ts'

/** Path of the sample pages. */
export const sampleBase = '/blocks/layouts/pro'

const company = {
  code: 'demo-dent',
  href: sampleBase,
  name: { text: 'Стоматология «Демо-Дент на проспекте Абая»', lang: 'ru' },
} as const

/** An owner's data in an invented clinic that has all areas except two. */
export const sampleData: Omit<ProLayoutData, 'cabinetCode' | 'menu'> = {
  company,
  companies: [company, { code: 'demo-family', href: sampleBase, name: { text: 'Demo Family', lang: 'en' } }],
  seesAll: true,
  cabinets: [
    { code: '1', name: { text: 'Филиал на Абая, 10', lang: 'ru' } },
    { code: '2', name: { text: 'Филиал на Достык, 97', lang: 'ru' } },
  ],
  user: { name: 'Айгүл Сейітқызы', role: 'Владелец' },
  notifications: { unread: 3, href: `${sampleBase}/reviews` },
}
