import type { SeedNews } from '../../../parts/seed-types.ts'
import { beforeBloodTest } from './before-blood-test.ts'
import { bloodPressureAtHome } from './blood-pressure-at-home.ts'
import { childFever } from './child-fever.ts'
import { fluVaccination } from './flu-vaccination.ts'

/** Newest first. */
export const news: SeedNews[] = [fluVaccination, bloodPressureAtHome, childFever, beforeBloodTest]
