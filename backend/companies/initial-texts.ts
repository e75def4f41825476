import type { company } from '../database/tables/index.ts'
import type { Texts } from '../kit/tables/columns.ts'

type Menu = (typeof company.$inferSelect)['menu']

/** The initial menu of a new company. An entry appears as soon as its page has something to show (V-21). */
export const initialMenu: Menu = [
  {
    type: 4,
    isHidden: false,
    name: { ru: 'О нас', kk: 'Біз туралы', uz: 'Biz haqimizda', en: 'About us' },
  },
  { type: 6, isHidden: false, name: { ru: 'Врачи', kk: 'Дәрігерлер', uz: 'Shifokorlar', en: 'Doctors' } },
  { type: 13, isHidden: false, name: { ru: 'Контакты', kk: 'Байланыс', uz: 'Aloqa', en: 'Contacts' } },
]

/** Initial name of the main cabinet. */
export const mainCabinetName: Texts = {
  ru: 'Главный филиал',
  kk: 'Басты филиал',
  uz: 'Asosiy filial',
  en: 'Main branch',
}
