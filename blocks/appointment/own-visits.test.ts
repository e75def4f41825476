import { beforeEach, expect, it, vi } from 'vitest'
import { keepOwnVisit, ownVisitAt } from './own-visits.client.ts'

const link = { code: 'K7M29QXT', token: 'secret' }
const at = { company: '1001', doctor: '501', start: '2026-12-01T04:00:00Z' }
const card = {
  STATUS: 'confirmed' as const,
  COMPANY_CODE: '1001',
  SPECIALIST_CODE: '501',
  START: '2026-12-01T04:00:00.000Z',
}
const now = (change: object) => async () => ({ ...card, ...change })

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  return () => vi.unstubAllGlobals()
})

it('knows the visit of this tab that takes a time, with the doctor or with any', async () => {
  expect(await ownVisitAt(at, now({}))).toBeUndefined()
  keepOwnVisit(link)
  keepOwnVisit({ code: 'ZZZZZZZZ', token: 'other' })
  const cardBy = async ({ code }: { code: string }) => (code === link.code ? card : undefined)
  expect(await ownVisitAt(at, cardBy)).toEqual(link)
  expect(await ownVisitAt({ ...at, doctor: undefined }, cardBy)).toEqual(link)
})

it.each([
  ['it was cancelled', { STATUS: 'cancelled_by_patient' as const }],
  ['it was moved to another time', { START: '2026-12-01T05:00:00.000Z' }],
  ['it is with another doctor', { SPECIALIST_CODE: '502' }],
  ['it is in another clinic', { COMPANY_CODE: '1002' }],
])('says nothing of a visit if %s', async (_, change) => {
  keepOwnVisit(link)
  expect(await ownVisitAt(at, now(change))).toBeUndefined()
})
