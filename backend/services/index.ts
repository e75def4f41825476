// The exports of this subject for other subjects.
export { recordPrices } from './record-prices.ts'
