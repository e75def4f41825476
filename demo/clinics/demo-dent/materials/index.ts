import type { SeedMaterial } from '../../../parts/seed-types.ts'
import { afterFilling } from './after-filling.ts'
import { afterImplant } from './after-implant.ts'
import { betweenTeeth } from './between-teeth.ts'
import { dryMouth } from './dry-mouth.ts'
import { firstTooth } from './first-tooth.ts'
import { sweetsAndTeeth } from './sweets-and-teeth.ts'
import { tellYourDentist } from './tell-your-dentist.ts'

/** In the order of their categories. */
export const materials: SeedMaterial[] = [
  betweenTeeth,
  dryMouth,
  tellYourDentist,
  afterFilling,
  afterImplant,
  firstTooth,
  sweetsAndTeeth,
]
