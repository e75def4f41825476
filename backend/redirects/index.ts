// The exports of this subject for other subjects.
export { flattened, followRules, leadingTo } from './flatten.ts'
export { realPathAt } from './real-path.ts'
export { readReserved, storedReserved } from './reserved-slugs.ts'
