import { picture } from '../../parts/picture.ts'
import type { SeedCompany } from '../../parts/seed-types.ts'
import { cabinets } from './cabinets.ts'
import { description } from './description.ts'
import { gallery } from './gallery.ts'
import { hours } from './hours.ts'
import { materialCategories } from './material-categories.ts'
import { materials } from './materials/index.ts'
import { menu } from './menu.ts'
import { news } from './news/index.ts'
import { newsCategories } from './news-categories.ts'
import { pages } from './pages/index.ts'
import { reviews } from './reviews.ts'
import { services } from './services/index.ts'
import { specialists } from './specialists/index.ts'

/**
 * An invented family clinic that publishes a journal in four languages. Its phones and addresses deliberately
 * do not exist.
 */
export const demoJournal: SeedCompany = {
  code: '1007',
  slug: 'demo-journal',
  kind: 'clinic',
  name: { ru: 'Демо-Журнал', kk: 'Демо-Журнал', uz: 'Demo-Jurnal', en: 'Demo-Journal' },
  category: {
    ru: 'Детская и семейная клиника (демонстрация)',
    kk: 'Балалар және отбасылық клиника (демонстрация)',
    uz: 'Bolalar va oila klinikasi (demo)',
    en: 'Children’s and family clinic (demo)',
  },
  description,
  country: 'KZ',
  city: 'pavlodar',
  address: {
    ru: 'Павлодар, ул. Выдуманная, 12',
    kk: 'Павлодар, Қиял көшесі, 12',
    uz: 'Pavlodar, Toʻqima koʻchasi, 12',
    en: '12 Vydumannaya Street, Pavlodar',
  },
  latitude: 52.2856,
  longitude: 76.9513,
  phones: ['+77000001008', '+77000001009'],
  whatsapp: '+77000001008',
  email: 'demo-journal@example.com',
  emailForIssues: 'demo-journal-questions@example.com',
  logo: picture('demo-journal/logo', {
    ru: 'Логотип клиники «Демо-Журнал»: раскрытая книга с сердцем',
    kk: '«Демо-Журнал» клиникасының логотипі: жүрегі бар ашық кітап',
    uz: '“Demo-Jurnal” klinikasi logotipi: yurakchali ochiq kitob',
    en: 'Logo of Demo-Journal: an open book with a heart',
  }),
  template: 'landing-blog',
  isOnlineEntryActive: true,
  timezone: 'Asia/Almaty',
  hours,
  specialities: [
    'pediatrician',
    'family-doctor',
    'ophthalmologist',
    'ent-doctor',
    'dermatologist',
    'allergist',
    'neurologist',
  ],
  features: ['children'],
  license: 'DEMO-0000-1007',
  theme: { accent: '#8a2f55', radius: 6 },
  isDemo: true,
  cabinets,
  menu,
  pages,
  specialists,
  services,
  newsCategories,
  news,
  materialCategories,
  materials,
  reviews,
  gallery,
}
