import definition from '../../schemas/documents/document-request.webhook.ts'
import { filedCase } from '../database/tables/index.ts'
import { defineNoted } from '../kit/webhooks/define-noted.ts'

export const noted = defineNoted({
  definition,
  table: filedCase,
  code: filedCase.code,
  isThere: { column: filedCase.kind, in: ['document-request'] },
  begins: 'created',
  changes: { step: 'changed', columns: [filedCase.state, filedCase.value] },
})
