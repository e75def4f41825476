import { credits } from './custom-pages/credits.ts'
import { demoDent } from './demo-dent/company.ts'
import { demoFamily } from './demo-family/company.ts'
import type { SeedCompany, SeedCustomPage } from './seed-types.ts'

/** Two invented clinics: one complete in four languages, one half translated. */
export const demoCompanies: SeedCompany[] = [demoDent, demoFamily]

/** Pages of the directory that we write ourselves. */
export const demoCustomPages: SeedCustomPage[] = [credits]
