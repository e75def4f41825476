import type { SeedNews, SeedNewsCategory } from '../../../parts/seed-types.ts'
import { bookShelf } from './book-shelf.ts'
import { cottageOpen } from './cottage-open.ts'
import { fluOnTheVeranda } from './flu-on-the-veranda.ts'
import { homeVisits } from './home-visits.ts'
import { newPaediatrician } from './new-paediatrician.ts'
import { quietHour } from './quiet-hour.ts'
import { walkWithDoctor } from './walk-with-doctor.ts'
import { winterHours } from './winter-hours.ts'

export const newsCategories: SeedNewsCategory[] = [
  {
    slug: 'at-home',
    title: { ru: 'У нас дома', kk: 'Біздің үйде', uz: 'Bizning uyda', en: 'In the house' },
    order: 1,
  },
  {
    slug: 'seasons',
    title: { ru: 'По сезонам', kk: 'Маусым бойынша', uz: 'Fasllar boʻyicha', en: 'Through the seasons' },
    order: 2,
  },
]

/** Newest first. */
export const news: SeedNews[] = [
  winterHours,
  fluOnTheVeranda,
  quietHour,
  newPaediatrician,
  cottageOpen,
  walkWithDoctor,
  bookShelf,
  homeVisits,
]
