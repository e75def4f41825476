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
import { questions } from './questions.ts'
import { reviews } from './reviews.ts'
import { services } from './services/index.ts'
import { specialists } from './specialists/index.ts'

/** An invented city polyclinic with its own domain; browsers resolve `*.localhost` to this machine. */
export const demoPolyclinic: SeedCompany = {
  code: '1003',
  slug: 'demo-polyclinic',
  kind: 'clinic',
  name: { ru: 'Демо-Поликлиника', kk: 'Демо-Емхана', uz: 'Demo-Poliklinika', en: 'Demo-Polyclinic' },
  category: {
    ru: 'Городская поликлиника (демонстрация)',
    kk: 'Қалалық емхана (демонстрация)',
    uz: 'Shahar poliklinikasi (demo)',
    en: 'City polyclinic (demo)',
  },
  description,
  country: 'KZ',
  city: 'karaganda',
  address: {
    ru: 'Караганда, район имени Казыбек би, ул. Показательная, 12',
    kk: 'Қарағанды, Қазыбек би ауданы, Көрнекі көшесі, 12',
    uz: 'Qaragʻanda, Qazibek bi tumani, Koʻrgazma koʻchasi, 12',
    en: '12 Pokazatelnaya Street, Kazybek Bi district, Karaganda',
  },
  latitude: 49.8047,
  longitude: 73.0873,
  phones: ['+77000001004', '+77000001005', '+77000001006'],
  whatsapp: '+77000001004',
  email: 'demo-polyclinic@example.com',
  emailForIssues: 'demo-polyclinic-questions@example.com',
  domains: ['demo-polyclinic.localhost'],
  primaryDomain: 'demo-polyclinic.localhost',
  logo: picture('demo-polyclinic/logo', {
    ru: 'Логотип «Демо-Поликлиники»',
    kk: '«Демо-Емхана» логотипі',
    uz: '“Demo-Poliklinika” logotipi',
    en: 'Logo of Demo-Polyclinic',
  }),
  template: 'landing',
  isOnlineEntryActive: true,
  timezone: 'Asia/Almaty',
  hours,
  specialities: [
    'internist',
    'family-doctor',
    'pediatrician',
    'cardiologist',
    'neurologist',
    'endocrinologist',
    'gynecologist',
    'ent-doctor',
    'ophthalmologist',
    'surgeon',
    'trauma-surgeon',
    'ultrasound-doctor',
  ],
  features: ['osms', 'gobmp', 'children'],
  license: 'DEMO-0000-1003',
  theme: { accent: '#31579c', radius: 10 },
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
  questions,
  gallery,
}
