import type { SeedCabinet } from '../../parts/seed-types.ts'
import { hours, rehabilitationHours } from './hours.ts'

/** Codes of the two buildings, for the doctors' schedules. */
export const mainBuilding = '10051'
export const rehabilitationCentre = '10052'

export const cabinets: SeedCabinet[] = [
  {
    code: mainBuilding,
    name: {
      ru: 'Главный корпус',
      kk: 'Бас корпус',
      uz: 'Bosh bino',
      en: 'Main building',
    },
    district: 'tashkent-yunusabad',
    address: {
      ru: 'Ташкент, Юнусабадский район, ул. Показательная, 1',
      kk: 'Ташкент, Юнусабад ауданы, Көрнекі көшесі, 1',
      uz: 'Toshkent, Yunusobod tumani, Koʻrgazma koʻchasi, 1',
      en: '1 Pokazatelnaya Street, Yunusabad district, Tashkent',
    },
    latitude: 41.3614,
    longitude: 69.2857,
    phones: ['+998000001001'],
    hours,
  },
  {
    code: rehabilitationCentre,
    name: {
      ru: 'Центр реабилитации',
      kk: 'Оңалту орталығы',
      uz: 'Reabilitatsiya markazi',
      en: 'Rehabilitation centre',
    },
    district: 'tashkent-mirzo-ulugbek',
    address: {
      ru: 'Ташкент, Мирзо-Улугбекский район, ул. Образцовая, 14',
      kk: 'Ташкент, Мырза Ұлықбек ауданы, Өнеге көшесі, 14',
      uz: 'Toshkent, Mirzo Ulugʻbek tumani, Andaza koʻchasi, 14',
      en: '14 Obraztsovaya Street, Mirzo Ulugbek district, Tashkent',
    },
    latitude: 41.3312,
    longitude: 69.3348,
    phones: ['+998000001002'],
    hours: rehabilitationHours,
  },
]
