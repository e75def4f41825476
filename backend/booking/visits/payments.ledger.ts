import definition from '../../../schemas/visits/payment.ledger.ts'
import { payment } from '../../database/tables/index.ts'
import { serveLedger } from '../../kit/ledger/ledger.ts'

/** Payments of visits: noted, not processed. */
export const payments = serveLedger({ definition, table: payment })
