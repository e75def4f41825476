import type { Visit, VisitNotes } from '../../schemas/api/visit.ts'
import { bonusExamples } from './bonus-examples.ts'
import type { Sent, Way } from './writing-calls.ts'

/** Writes to the visit as the owner. */
type Write = (path: string, body: unknown) => Promise<never>

const service = { SERVICE_CODE: 's2', PRICE: 100, REASON: 'Скидка' }
const payment = { AMOUNT: 100, METHOD: 'cash', PAID: 0 }

/** Calls on a visit whose patient has come, by their names: what they are sent for the visit with a code. */
export const visitExamples: Record<
  string,
  (code: string, write: Write, way: Way) => Promise<Omit<Sent, 'by'>>
> = {
  ...bonusExamples,
  'POST appointment/{code}/begin': async () => ({}),
  'POST appointment/{code}/services': async () => ({ body: service }),
  'DELETE appointment/{code}/services/{line}': async (_, write) => {
    const { LINES }: Visit = await write('services', service)
    return { params: { line: LINES.at(-1)?.LINE ?? '' } }
  },
  'POST appointment/{code}/payments': async () => ({ body: payment }),
  'POST appointment/{code}/payments/{payment}/return': async (_, write) => {
    const { PAYMENTS }: Visit = await write('payments', payment)
    return { params: { payment: PAYMENTS[0]?.PAYMENT ?? '' }, body: { REASON: 'Ошибка' } }
  },
  'POST appointment/{code}/notes': async () => ({ body: { TEXT: 'Осмотр проведён.' } }),
  'POST appointment/{code}/notes/{note}': async (_, write) => {
    const { NOTES }: VisitNotes = await write('notes', { TEXT: 'Осмотр проведён.' })
    return { params: { note: NOTES[0]?.NOTE ?? '' }, body: { TEXT: 'Ещё.', KIND: 'addition' } }
  },
}
