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
import { promotions } from './promotions.ts'
import { questions } from './questions.ts'
import { reviews } from './reviews.ts'
import { services } from './services/index.ts'
import { specialists } from './specialists/index.ts'

/**
 * An invented dental clinic, complete in four languages. Its phones and addresses deliberately do not exist.
 */
export const demoDent: SeedCompany = {
  code: '1001',
  slug: 'demo-dent',
  kind: 'clinic',
  name: { ru: 'Демо-Дент', kk: 'Демо-Дент', uz: 'Demo-Dent', en: 'Demo-Dent' },
  category: {
    ru: 'Стоматология (демонстрация)',
    kk: 'Стоматология (демонстрация)',
    uz: 'Stomatologiya (demo)',
    en: 'Dental clinic (demo)',
  },
  description,
  country: 'KZ',
  city: 'almaty',
  address: {
    ru: 'Алматы, Бостандыкский район, ул. Примерная, 10',
    kk: 'Алматы, Бостандық ауданы, Үлгі көшесі, 10',
    uz: 'Olmaota, Bostandiq tumani, Namuna koʻchasi, 10',
    en: '10 Primernaya Street, Bostandyk district, Almaty',
  },
  latitude: 43.2389,
  longitude: 76.9285,
  phones: ['+77000001001', '+77000001002'],
  whatsapp: '+77000001001',
  email: 'demo-dent@example.com',
  emailForIssues: 'demo-dent-questions@example.com',
  logo: picture('demo-dent/logo', {
    ru: 'Логотип клиники «Демо-Дент»',
    kk: '«Демо-Дент» клиникасының логотипі',
    uz: '“Demo-Dent” klinikasi logotipi',
    en: 'Logo of Demo-Dent',
  }),
  template: 'landing',
  isOnlineEntryActive: true,
  takesConsultations: true,
  timezone: 'Asia/Almaty',
  hours,
  specialities: [
    'dentist',
    'dental-therapist',
    'oral-surgeon',
    'implantologist',
    'prosthodontist',
    'orthodontist',
    'pediatric-dentist',
    'periodontist',
    'dental-hygienist',
  ],
  features: ['children'],
  license: 'DEMO-0000-1001',
  theme: { accent: '#0b6e7f', radius: 12 },
  isDemo: true,
  cabinets,
  menu,
  pages,
  specialists,
  services,
  promotions,
  newsCategories,
  news,
  materialCategories,
  materials,
  reviews,
  questions,
  gallery,
}
