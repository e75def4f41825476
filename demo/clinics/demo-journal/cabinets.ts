import type { SeedCabinet } from '../../parts/seed-types.ts'
import { hours } from './hours.ts'

export const cabinets: SeedCabinet[] = [
  {
    code: '10071',
    name: {
      ru: 'Демо-Журнал на Выдуманной',
      kk: 'Қиял көшесіндегі Демо-Журнал',
      uz: 'Toʻqima koʻchasidagi Demo-Jurnal',
      en: 'Demo-Journal on Vydumannaya Street',
    },
    address: {
      ru: 'Павлодар, ул. Выдуманная, 12, 2-й этаж, есть лифт',
      kk: 'Павлодар, Қиял көшесі, 12, 2-қабат, лифт бар',
      uz: 'Pavlodar, Toʻqima koʻchasi, 12, 2-qavat, lift bor',
      en: '12 Vydumannaya Street, first floor with a lift, Pavlodar',
    },
    latitude: 52.2856,
    longitude: 76.9513,
    phones: ['+77000001008', '+77000001009'],
    hours,
  },
]
