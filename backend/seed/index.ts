// What other subjects use of this one.
export type { CompanySeed, CustomPageSeed, Seed } from './format.ts'
