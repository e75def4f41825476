import type { SeedNews } from '../../../parts/seed-types.ts'
import { afterExtraction } from './after-extraction.ts'
import { bleedingGums } from './bleeding-gums.ts'
import { brushingTeeth } from './brushing-teeth.ts'
import { caringForBraces } from './caring-for-braces.ts'
import { dentalXRay } from './dental-x-ray.ts'
import { dentistAndPregnancy } from './dentist-and-pregnancy.ts'
import { firstVisitWithChild } from './first-visit-with-child.ts'
import { holidayHours } from './holiday-hours.ts'
import { howWeSterilise } from './how-we-sterilise.ts'
import { knockedOutTooth } from './knocked-out-tooth.ts'

/** Newest first. */
export const news: SeedNews[] = [
  holidayHours,
  brushingTeeth,
  firstVisitWithChild,
  knockedOutTooth,
  afterExtraction,
  dentalXRay,
  bleedingGums,
  dentistAndPregnancy,
  caringForBraces,
  howWeSterilise,
]
