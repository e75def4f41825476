import type { SeedNews } from '../../../parts/seed-types.ts'
import { childCough } from './child-cough.ts'
import { doctorsDay } from './doctors-day.ts'
import { firstKindergartenDay } from './first-kindergarten-day.ts'
import { glassesAtSchool } from './glasses-at-school.ts'
import { howWeWrite } from './how-we-write.ts'
import { infantSleep } from './infant-sleep.ts'
import { medicineChest } from './medicine-chest.ts'
import { pickyEater } from './picky-eater.ts'
import { screenTime } from './screen-time.ts'
import { sunscreen } from './sunscreen.ts'
import { vaccineStorage } from './vaccine-storage.ts'
import { winterWalk } from './winter-walk.ts'

/** Newest first. */
export const news: SeedNews[] = [
  infantSleep,
  winterWalk,
  screenTime,
  childCough,
  medicineChest,
  pickyEater,
  glassesAtSchool,
  vaccineStorage,
  firstKindergartenDay,
  sunscreen,
  doctorsDay,
  howWeWrite,
]
