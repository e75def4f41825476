import { locales } from '../../locales/locale.ts'
import { type ClinicFacts, factNames } from '../facts.ts'

/** A clinic with all facts. */
export const fullClinic: ClinicFacts = {
  name: { ru: 'Клиника на Абая', kk: 'Абайдағы клиника', uz: 'Abaydagi klinika', en: 'The clinic on Abay' },
  kind: 'general',
  has: new Set(factNames),
  photo: {
    src: '/images/site/1/room',
    width: 1600,
    height: 1067,
    color: '#cfdedb',
    alt: { ru: 'Кабинет', kk: 'Кабинет', uz: 'Xona', en: 'A room' },
  },
  logoColor: '#7b3569',
  locales,
}

/** A clinic that was approved a minute ago: a name in Russian. */
export const newClinic: ClinicFacts = {
  name: { ru: 'Клиника на Абая' },
  kind: 'general',
  has: new Set(),
  locales: ['ru'],
}
