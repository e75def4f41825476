import type { SeedMaterial } from '../../../parts/seed-types.ts'
import { abdominalUltrasound } from './abdominal-ultrasound.ts'
import { afterVaccination } from './after-vaccination.ts'
import { beforeChildsVaccination } from './before-childs-vaccination.ts'
import { bloodTest } from './blood-test.ts'
import { plateWithoutADiet } from './plate-without-a-diet.ts'
import { pressureForADay } from './pressure-for-a-day.ts'
import { sleep } from './sleep.ts'
import { walkEveryDay } from './walk-every-day.ts'

/** In the order of their categories. */
export const materials: SeedMaterial[] = [
  bloodTest,
  abdominalUltrasound,
  pressureForADay,
  beforeChildsVaccination,
  afterVaccination,
  walkEveryDay,
  plateWithoutADiet,
  sleep,
]
