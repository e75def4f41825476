import type { SeedCompany } from '../parts/seed-types.ts'
import { demoDent } from './demo-dent/company.ts'
import { demoFamily } from './demo-family/company.ts'
import { demoHospital } from './demo-hospital/company.ts'
import { demoJournal } from './demo-journal/company.ts'
import { demoPolyclinic } from './demo-polyclinic/company.ts'
import { demoPractice } from './demo-practice/company.ts'

/** Invented clinics; all are complete in four languages except the second, which is half translated. */
export const demoCompanies: SeedCompany[] = [
  demoDent,
  demoFamily,
  demoPolyclinic,
  demoHospital,
  demoPractice,
  demoJournal,
]
