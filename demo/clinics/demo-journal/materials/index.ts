import type { SeedNews } from '../../../parts/seed-types.ts'
import { bloodTest } from './blood-test.ts'
import { childFever } from './child-fever.ts'
import { dehydration } from './dehydration.ts'
import { eyeExam } from './eye-exam.ts'
import { newbornVisit } from './newborn-visit.ts'
import { nosebleed } from './nosebleed.ts'
import { safeHome } from './safe-home.ts'
import { tickBite } from './tick-bite.ts'

/** Newest first. */
export const materials: SeedNews[] = [
  childFever,
  bloodTest,
  eyeExam,
  dehydration,
  newbornVisit,
  tickBite,
  nosebleed,
  safeHome,
]
