import { addDays } from '../../schemas/formats/zone.ts'
import { service } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import type { Prepare } from './writing-calls.ts'

type Given = { orm: () => Orm; company: string; next: () => string }
type Row = { CODE: string; REVISION: number; VALUE: unknown }

/** The calls of promotions: each has a service of its own, whose price stands for long enough. */
export function promotionExamples({ orm, company, next }: Given): Record<string, Prepare> {
  const value = async () => {
    const code = next()
    await orm()
      .insert(service)
      .values({
        ...{ company, code, position: 1000, price: 5000, currency: 'KZT', pricedAt: '2026-01-01' },
        name: { ru: code },
        group: { ru: 'Терапия' },
      })
    const from = addDays(new Date().toISOString().slice(0, 10), 2)
    return { title: { ru: code }, from, to: from, services: [{ service: code, before: 5000, now: 4000 }] }
  }
  const add = async ({ write }: Parameters<Prepare>[0]): Promise<Row> =>
    write('POST', 'promotion', { VALUE: await value() })
  return {
    'POST promotion': async () => ({ body: { VALUE: await value() } }),
    'PUT promotion/{code}': async (way) => {
      const { CODE, REVISION, VALUE } = await add(way)
      return { params: { code: CODE }, body: { VALUE, REVISION } }
    },
    'DELETE promotion/{code}': async (way) => ({ params: { code: (await add(way)).CODE } }),
    'POST promotion_bulk': async (way) => ({
      body: { ACTION: 'hide', CODES: [(await add(way)).CODE] },
    }),
  }
}
