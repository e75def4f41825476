import {
  companyFile,
  companyFileKey,
  exchangeImport,
  exchangeKey,
  exchangePart,
  exchangeRow,
} from '../database/tables/index.ts'
import { defineOutgoing } from '../kit/outgoing/define-outgoing.ts'

export const outgoing = defineOutgoing([
  { table: companyFile, stays: 'underWay' },
  { table: companyFileKey, stays: 'underWay' },
  { table: exchangeImport, stays: 'underWay' },
  { table: exchangePart, stays: 'underWay' },
  { table: exchangeRow, stays: 'underWay' },
  { table: exchangeKey, stays: 'underWay' },
])
