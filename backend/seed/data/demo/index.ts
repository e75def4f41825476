import { demoDent } from './demo-dent/company.ts'
import { demoFamily } from './demo-family/company.ts'
import type { SeedCompany } from './seed-types.ts'

/** Two invented clinics: one complete in four languages, one half translated. */
export const demoCompanies: SeedCompany[] = [demoDent, demoFamily]
