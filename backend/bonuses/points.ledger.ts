import definition from '../../schemas/bonuses/points.ledger.ts'
import { points as table } from '../database/tables/index.ts'
import { serveLedger } from '../kit/ledger/ledger.ts'

/** Points of bonus cards: they pay a part of a visit, and are no money of the till. */
export const points = serveLedger({ definition, table })

/** Who has added the rows that the clock adds. */
export const byClock = '00000000-0000-0000-0000-000000000000'
