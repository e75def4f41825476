import type { SeedCabinet } from '../../parts/seed-types.ts'
import { hours } from './hours.ts'

export const cabinets: SeedCabinet[] = [
  {
    code: '10011',
    name: {
      ru: 'Демо-Дент на Примерной',
      kk: 'Үлгі көшесіндегі Демо-Дент',
      uz: 'Namuna koʻchasidagi Demo-Dent',
      en: 'Demo-Dent on Primernaya Street',
    },
    district: 'almaty-bostandyk',
    address: {
      ru: 'Алматы, Бостандыкский район, ул. Примерная, 10, 1-й этаж',
      kk: 'Алматы, Бостандық ауданы, Үлгі көшесі, 10, 1-қабат',
      uz: 'Olmaota, Bostandiq tumani, Namuna koʻchasi, 10, 1-qavat',
      en: '10 Primernaya Street, ground floor, Bostandyk district, Almaty',
    },
    latitude: 43.2389,
    longitude: 76.9285,
    phones: ['+77000001001'],
    hours,
  },
  {
    code: '10012',
    name: {
      ru: 'Демо-Дент на Вымышленной',
      kk: 'Қиял көшесіндегі Демо-Дент',
      uz: 'Xayol koʻchasidagi Demo-Dent',
      en: 'Demo-Dent on Vymyshlennaya Street',
    },
    district: 'almaty-auezov',
    address: {
      ru: 'Алматы, Ауэзовский район, ул. Вымышленная, 3, вход со двора',
      kk: 'Алматы, Әуезов ауданы, Қиял көшесі, 3, кіреберіс аула жақта',
      uz: 'Olmaota, Auezov tumani, Xayol koʻchasi, 3, kirish hovli tomondan',
      en: '3 Vymyshlennaya Street, entrance from the courtyard, Auezov district, Almaty',
    },
    latitude: 43.2243,
    longitude: 76.8512,
    phones: ['+77000001002'],
    hours,
  },
]
