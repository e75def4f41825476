import definition from '../../schemas/questions/question.webhook.ts'
import { question } from '../database/tables/index.ts'
import { defineNoted } from '../kit/webhooks/define-noted.ts'

export const noted = defineNoted({
  definition,
  table: question,
  code: question.code,
  begins: 'created',
  becomes: { withdrawn: { column: question.status, in: ['withdrawn'] } },
  changes: { step: 'changed', columns: [question.status, question.publication] },
})
