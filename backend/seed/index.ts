// The exports of this subject for other subjects.
export type { CompanySeed, CustomPageSeed, Seed } from './format.ts'
