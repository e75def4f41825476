import type { Texts } from '../database/tables/columns.ts'
import type { company } from '../database/tables/index.ts'

type Menu = (typeof company.$inferSelect)['menu']

/** The menu that a company begins with: what every one has something to say to. */
export const firstMenu: Menu = [
  {
    type: 4,
    isHidden: false,
    name: { ru: 'О нас', kk: 'Біз туралы', uz: 'Biz haqimizda', en: 'About us' },
  },
  { type: 13, isHidden: false, name: { ru: 'Контакты', kk: 'Байланыс', uz: 'Aloqa', en: 'Contacts' } },
]

/** What the main cabinet is called until its company calls it something. */
export const mainCabinetName: Texts = {
  ru: 'Главный кабинет',
  kk: 'Басты кабинет',
  uz: 'Asosiy kabinet',
  en: 'Main branch',
}
