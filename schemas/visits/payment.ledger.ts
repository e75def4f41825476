import { defineLedger } from '../ledgers/define-ledger.ts'

/** Payments of visits, which the clinic has taken and notes here: none is processed. A holder is a visit, an amount is in hundredths of the currency. */
export default defineLedger({
  name: 'payment',
  label: { ru: 'Оплаты', kk: 'Төлемдер', uz: 'Toʻlovlar', en: 'Payments' },
})
