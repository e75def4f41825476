import type { SeedCabinet } from '../../parts/seed-types.ts'
import { drawing } from './drawing.ts'
import { childrenHours, hours, outpostHours } from './hours.ts'

export const cabinets: SeedCabinet[] = [
  {
    code: '10031',
    name: {
      ru: 'Главный корпус на Показательной',
      kk: 'Көрнекі көшесіндегі бас ғимарат',
      uz: 'Koʻrgazma koʻchasidagi bosh bino',
      en: 'Main building on Pokazatelnaya Street',
    },
    district: 'karaganda-kazybek-bi',
    address: {
      ru: 'Караганда, район имени Казыбек би, ул. Показательная, 12',
      kk: 'Қарағанды, Қазыбек би ауданы, Көрнекі көшесі, 12',
      uz: 'Qaragʻanda, Qazibek bi tumani, Koʻrgazma koʻchasi, 12',
      en: '12 Pokazatelnaya Street, Kazybek Bi district, Karaganda',
    },
    latitude: 49.8047,
    longitude: 73.0873,
    phones: ['+77000001004'],
    hours,
    photos: [drawing('entrance-1')],
  },
  {
    code: '10032',
    name: {
      ru: 'Детское отделение на Макетной',
      kk: 'Макет көшесіндегі балалар бөлімшесі',
      uz: 'Maket koʻchasidagi bolalar boʻlimi',
      en: 'Children’s department on Maketnaya Street',
    },
    district: 'karaganda-kazybek-bi',
    address: {
      ru: 'Караганда, район имени Казыбек би, ул. Макетная, 4, отдельный вход',
      kk: 'Қарағанды, Қазыбек би ауданы, Макет көшесі, 4, бөлек кіреберіс',
      uz: 'Qaragʻanda, Qazibek bi tumani, Maket koʻchasi, 4, alohida kirish',
      en: '4 Maketnaya Street, separate entrance, Kazybek Bi district, Karaganda',
    },
    latitude: 49.8071,
    longitude: 73.0926,
    phones: ['+77000001005'],
    hours: childrenHours,
    photos: [drawing('kids-1')],
  },
  {
    code: '10033',
    name: {
      ru: 'Отделение на Пробной',
      kk: 'Сынақ көшесіндегі бөлімше',
      uz: 'Sinov koʻchasidagi boʻlim',
      en: 'Outpost on Probnaya Street',
    },
    district: 'karaganda-bokeikhan',
    address: {
      ru: 'Караганда, район Алихана Бокейхана, ул. Пробная, 25, 1-й этаж',
      kk: 'Қарағанды, Әлихан Бөкейхан ауданы, Сынақ көшесі, 25, 1-қабат',
      uz: 'Qaragʻanda, Alixan Bokeyxan tumani, Sinov koʻchasi, 25, 1-qavat',
      en: '25 Probnaya Street, ground floor, Alikhan Bokeikhan district, Karaganda',
    },
    latitude: 49.8936,
    longitude: 73.1641,
    phones: ['+77000001006'],
    hours: outpostHours,
    photos: [drawing('registry-3')],
  },
]
