import { picture } from '../../parts/picture.ts'
import type { SeedCompany } from '../../parts/seed-types.ts'
import { cabinets } from './cabinets.ts'
import { description } from './description.ts'
import { gallery } from './gallery.ts'
import { hours } from './hours.ts'
import { materialCategories, materials } from './materials/index.ts'
import { menu } from './menu.ts'
import { news, newsCategories } from './news/index.ts'
import { pages } from './pages/index.ts'
import { reviews } from './reviews.ts'
import { services } from './services/index.ts'
import { specialists } from './specialists/index.ts'

/** An invented flagship clinic in Tashkent: prices in soums, two buildings, the template `landing-wide`. */
export const demoHospital: SeedCompany = {
  code: '1005',
  slug: 'demo-hospital',
  kind: 'clinic',
  parent: '1003',
  name: { ru: 'Демо-Госпиталь', kk: 'Демо-Госпиталь', uz: 'Demo-Gospital', en: 'Demo-Hospital' },
  category: {
    ru: 'Многопрофильная клиника (демонстрация)',
    kk: 'Көпбейінді клиника (демонстрация)',
    uz: 'Koʻp tarmoqli klinika (demo)',
    en: 'Multi-speciality hospital (demo)',
  },
  description,
  country: 'UZ',
  city: 'tashkent',
  address: {
    ru: 'Ташкент, Юнусабадский район, ул. Показательная, 1',
    kk: 'Ташкент, Юнусабад ауданы, Көрнекі көшесі, 1',
    uz: 'Toshkent, Yunusobod tumani, Koʻrgazma koʻchasi, 1',
    en: '1 Pokazatelnaya Street, Yunusabad district, Tashkent',
  },
  latitude: 41.3614,
  longitude: 69.2857,
  phones: ['+998000001001', '+998000001002'],
  whatsapp: '+998000001001',
  email: 'demo-hospital@example.com',
  emailForIssues: 'demo-hospital-questions@example.com',
  logo: picture('demo-hospital/logo', {
    ru: 'Логотип клиники «Демо-Госпиталь»: крест под аркой',
    kk: '«Демо-Госпиталь» клиникасының логотипі: арка астындағы крест белгісі',
    uz: '“Demo-Gospital” klinikasi logotipi: ravoq ostidagi xoch belgisi',
    en: 'Logo of Demo-Hospital: a cross under an arch',
  }),
  template: 'landing-wide',
  isOnlineEntryActive: true,
  timezone: 'Asia/Tashkent',
  hours,
  specialities: [
    'cardiologist',
    'surgeon',
    'trauma-surgeon',
    'neurologist',
    'anesthesiologist',
    'radiologist',
    'ultrasound-doctor',
    'rehabilitation-doctor',
  ],
  license: 'DEMO-0000-1005',
  theme: { accent: '#3f4f94', radius: 6 },
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
