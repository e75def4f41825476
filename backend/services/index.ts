// What other subjects use of this one.
export { recordPrices } from './record-prices.ts'
