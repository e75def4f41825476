import definition from '../../schemas/documents/document.webhook.ts'
import { document } from '../database/tables/index.ts'
import { defineNoted } from '../kit/webhooks/define-noted.ts'

export const noted = defineNoted({
  definition,
  table: document,
  code: document.code,
  begins: 'issued',
  becomes: { revoked: { column: document.revokedAt, isSet: true } },
})
