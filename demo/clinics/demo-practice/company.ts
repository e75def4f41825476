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
import { services } from './services.ts'
import { specialists } from './specialists/index.ts'

/**
 * An invented practice of six doctors in Bishkek with the template `landing-sidebar-wide`; it accepts no
 * questions.
 */
export const demoPractice: SeedCompany = {
  code: '1006',
  slug: 'demo-practice',
  kind: 'clinic',
  parent: '1003',
  name: { ru: 'Демо-Практика', kk: 'Демо-Практика', uz: 'Demo-Praktika', en: 'Demo-Practice' },
  category: {
    ru: 'Частная практика семейных врачей (демонстрация)',
    kk: 'Отбасы дәрігерлерінің жеке практикасы (демонстрация)',
    uz: 'Oilaviy shifokorlar xususiy praktikasi (demo)',
    en: 'Private family practice (demo)',
  },
  description,
  country: 'KG',
  city: 'bishkek',
  address: {
    ru: 'Бишкек, Первомайский район, ул. Небывалая, 21',
    kk: 'Бішкек, Первомай ауданы, Болмаған көшесі, 21',
    uz: 'Bishkek, Pervomay tumani, Boʻlmagan koʻchasi, 21',
    en: '21 Nebyvalaya Street, Pervomaisky district, Bishkek',
  },
  latitude: 42.8655,
  longitude: 74.6032,
  phones: ['+996000001001', '+996000001002'],
  whatsapp: '+996000001001',
  email: 'demo-practice@example.com',
  logo: picture('demo-practice/logo', {
    ru: 'Логотип «Демо-Практики»: чашка с листом',
    kk: '«Демо-Практика» логотипі: жапырағы бар кесе',
    uz: '“Demo-Praktika” logotipi: bargli piyola',
    en: 'Logo of Demo-Practice: a cup with a leaf',
  }),
  template: 'landing-sidebar-wide',
  isOnlineEntryActive: true,
  timezone: 'Asia/Bishkek',
  hours,
  specialities: ['family-doctor', 'pediatrician', 'neurologist', 'psychiatrist', 'psychologist'],
  features: ['children', 'homeVisits'],
  license: 'DEMO-0000-1006',
  theme: { accent: '#8f4a2e', radius: 16 },
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
