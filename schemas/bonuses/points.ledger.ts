import { defineLedger } from '../ledgers/define-ledger.ts'

/** Points of bonus cards. A holder is a card; an amount is in points, each of which pays one whole unit of the clinic's currency. */
export default defineLedger({
  name: 'points',
  label: { ru: 'Баллы', kk: 'Ұпайлар', uz: 'Ballar', en: 'Points' },
  least: 0,
})
