import { picture } from '../../parts/picture.ts'
import type { SeedCompany } from '../../parts/seed-types.ts'
import { gallery } from './gallery.ts'
import { hours } from './hours.ts'
import { menu } from './menu.ts'
import { news } from './news/index.ts'
import { pages } from './pages/index.ts'
import { reviews } from './reviews.ts'
import { services } from './services.ts'
import { specialists } from './specialists.ts'

/**
 * An invented family clinic whose Kazakh and Uzbek texts are half translated, to demonstrate the fallback.
 */
export const demoFamily: SeedCompany = {
  code: '1002',
  slug: 'demo-family',
  kind: 'clinic',
  name: { ru: 'Демо-Семья', kk: 'Демо-Отбасы', uz: 'Demo-Oila', en: 'Demo-Family' },
  category: {
    ru: 'Семейная клиника (демонстрация)',
    kk: 'Отбасылық клиника (демонстрация)',
    uz: 'Oilaviy klinika (demo)',
    en: 'Family clinic (demo)',
  },
  description: {
    ru: `
<p><strong>«Демо-Семья» — вымышленная клиника.</strong> Врачи, цены и отзывы придуманы, записаться на настоящий приём нельзя.</p>
<p>Тексты этого сайта намеренно переведены не полностью. Там, где перевода нет, посетитель видит русский вариант, и браузер знает, на каком он языке.</p>
<h2>Кого здесь принимают</h2>
<p>Взрослых и детей с рождения: семейный врач, педиатр, гинеколог, кардиолог и невролог, а также УЗИ, ЭКГ и процедурный кабинет.</p>`,
    kk: `
<p><strong>«Демо-Отбасы» — ойдан шығарылған клиника.</strong> Дәрігерлер, бағалар мен пікірлер ойдан шығарылған, нағыз қабылдауға жазылу мүмкін емес.</p>
<p>Бұл сайттың мәтіндері әдейі толық аударылмаған. Аудармасы жоқ жерде келуші орысша нұсқасын көреді.</p>`,
  },
  country: 'KZ',
  city: 'shymkent',
  address: {
    ru: 'Шымкент, Каратауский район, ул. Условная, 7',
    kk: 'Шымкент, Қаратау ауданы, Шартты көшесі, 7',
  },
  latitude: 42.3417,
  longitude: 69.5901,
  phones: ['+77000001003'],
  whatsapp: '+77000001003',
  email: 'demo-family@example.com',
  emailForIssues: 'demo-family-questions@example.com',
  logo: picture('demo-family/logo', {
    ru: 'Логотип клиники «Демо-Семья»',
    kk: '«Демо-Отбасы» клиникасының логотипі',
  }),
  template: 'landing',
  isOnlineEntryActive: true,
  timezone: 'Asia/Almaty',
  hours,
  specialities: [
    'family-doctor',
    'pediatrician',
    'gynecologist',
    'cardiologist',
    'neurologist',
    'ultrasound-doctor',
  ],
  features: ['children', 'homeVisits'],
  license: 'DEMO-0000-1002',
  theme: { accent: '#4a6b2a', radius: 8 },
  isDemo: true,
  cabinets: [
    {
      code: '10021',
      name: { ru: 'Демо-Семья на Условной', kk: 'Шартты көшесіндегі Демо-Отбасы' },
      district: 'shymkent-karatau',
      address: { ru: 'Шымкент, Каратауский район, ул. Условная, 7' },
      latitude: 42.3417,
      longitude: 69.5901,
      phones: ['+77000001003'],
      hours,
    },
  ],
  menu,
  pages,
  specialists,
  services,
  newsCategories: [
    { slug: 'health', title: { ru: 'О здоровье', kk: 'Денсаулық туралы' }, order: 1 },
    { slug: 'clinic', title: { ru: 'Новости клиники', uz: 'Klinika yangiliklari' }, order: 2 },
  ],
  news,
  reviews,
  gallery,
}
