// The exports of this subject for other subjects.
export { checkPromotion, completed } from './check-promotion.ts'
export { promotedOf, readCurrent } from './promoted-rows.ts'
