import type { SeedCabinet } from '../../parts/seed-types.ts'
import { hours } from './hours.ts'

/** Codes of the two buildings, for the doctors' schedules. */
export const house = '10061'
export const childrensRoom = '10062'

export const cabinets: SeedCabinet[] = [
  {
    code: house,
    name: { ru: 'Дом с садом', kk: 'Бағы бар үй', uz: 'Bogʻli uy', en: 'The house with the garden' },
    district: 'bishkek-pervomay',
    address: {
      ru: 'Бишкек, Первомайский район, ул. Небывалая, 21',
      kk: 'Бішкек, Первомай ауданы, Болмаған көшесі, 21',
      uz: 'Bishkek, Pervomay tumani, Boʻlmagan koʻchasi, 21',
      en: '21 Nebyvalaya Street, Pervomaisky district, Bishkek',
    },
    latitude: 42.8655,
    longitude: 74.6032,
    phones: ['+996000001001'],
    hours,
  },
  {
    code: childrensRoom,
    name: { ru: 'Детский домик', kk: 'Балалар үйшігі', uz: 'Bolalar uychasi', en: 'The children’s cottage' },
    district: 'bishkek-pervomay',
    address: {
      ru: 'Бишкек, Первомайский район, ул. Небывалая, 23, калитка из сада',
      kk: 'Бішкек, Первомай ауданы, Болмаған көшесі, 23, бақтан кіретін қақпа',
      uz: 'Bishkek, Pervomay tumani, Boʻlmagan koʻchasi, 23, bogʻdan eshikcha',
      en: '23 Nebyvalaya Street, through the garden gate, Pervomaisky district, Bishkek',
    },
    latitude: 42.8656,
    longitude: 74.6037,
    phones: ['+996000001002'],
    hours: {
      week: [
        ...[1, 2, 3, 4, 5].map((day) => ({ day, intervals: [{ from: '09:00', to: '17:00' }] })),
        { day: 6, intervals: [{ from: '09:00', to: '12:00' }] },
        { day: 7, intervals: [] },
      ],
      exceptions: hours.exceptions,
    },
  },
]
