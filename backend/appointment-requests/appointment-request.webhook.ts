import definition from '../../schemas/appointment-requests/appointment-request.webhook.ts'
import { areas } from '../areas/registry.ts'
import { defineNoted } from '../kit/webhooks/define-noted.ts'

const area = areas.get('appointment-requests')
if (!area) throw new Error('there is no area of requests')

export const noted = defineNoted({
  definition,
  table: area.table,
  code: area.columns.code,
  begins: 'created',
  changes: { step: 'changed', columns: [area.columns.revision] },
})
