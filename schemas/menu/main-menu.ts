import type { TextKey } from '../../locales/text-key.ts'
import { productPaths } from '../page/product-paths.ts'

/** A text of the frame of a page: the application's menu has no others in the browser. */
type Title = Extract<TextKey, `layout:${string}`>

/** An entry of the main menu: a page, or a heading with pages. */
export type MainMenuEntry = { title: Title; path: string } | { title: Title; items: MainMenuEntry[] }

/** The menu of the product's own pages. Home is first (B-22); the others are grouped by audience. */
export const mainMenu: readonly MainMenuEntry[] = [
  { title: 'layout:home', path: productPaths.home },
  {
    title: 'layout:mainMenu.forPatients',
    items: [
      { title: 'layout:mainMenu.search', path: '/search' },
      { title: 'layout:mainMenu.clinics', path: '/companies/clinics' },
      { title: 'layout:mainMenu.doctors', path: '/companies/doctors' },
      { title: 'layout:mainMenu.others', path: '/companies/other' },
      { title: 'layout:mainMenu.networks', path: '/-organizations/hub' },
      { title: 'layout:mainMenu.services', path: '/companies/services' },
      { title: 'layout:mainMenu.consultations', path: '/online-consultations' },
      { title: 'layout:mainMenu.reviews', path: '/companies/reviews' },
      { title: 'layout:mainMenu.booking', path: '/appointment/manage' },
      { title: 'layout:mainMenu.document', path: '/dv' },
      { title: 'layout:mainMenu.help', path: productPaths.help },
    ],
  },
  {
    title: 'layout:mainMenu.forClinics',
    items: [
      { title: 'layout:mainMenu.website', path: productPaths['clinic-website'] },
      { title: 'layout:mainMenu.mis', path: productPaths.mis },
      { title: 'layout:mainMenu.practice', path: productPaths['mis-practice'] },
      { title: 'layout:mainMenu.whatsapp', path: productPaths.whatsapp },
      { title: 'layout:mainMenu.promotion', path: productPaths.promotion },
      { title: 'layout:mainMenu.bonus', path: productPaths['bonus-system'] },
      { title: 'layout:mainMenu.join', path: productPaths['create-website'] },
    ],
  },
  {
    title: 'layout:mainMenu.reading',
    items: [
      { title: 'layout:mainMenu.news', path: '/news' },
      { title: 'layout:mainMenu.materials', path: '/materials' },
      { title: 'layout:mainMenu.statistics', path: '/statistics' },
    ],
  },
]
