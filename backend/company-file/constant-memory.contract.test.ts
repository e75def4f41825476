import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { pieceBytes } from '../../schemas/api/company-file.ts'
import { company, openClinic } from '../booking/test/clinic.ts'
import { cabinet, company as companies, document, patient } from '../database/tables/index.ts'
import type { FileStore } from '../kit/files/store.ts'
import { openEither } from '../test/databases.ts'
import { onePagePdf } from '../test/one-page-pdf.ts'
import { fileOf, type Installation, move, newFiles, send, takeOut, work } from './test/exchange-files.ts'

const fileBytes = 2 ** 21
const documents = 20
const cards = 2000
const receiving = '9001'

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

/** A store that counts how many documents that were read are in memory still, and how many are stored at the same time. */
function counting(store: FileStore) {
  const most = { held: 0, atOnce: 0 }
  const read: WeakRef<Uint8Array>[] = []
  let atOnce = 0
  const files: FileStore = {
    ...store,
    read: async (name) => {
      const bytes = await store.read(name)
      if (!bytes || !name.startsWith('documents/')) return bytes
      read.push(new WeakRef(bytes))
      if (read.length % 5 !== 0) return bytes
      collect()
      most.held = Math.max(most.held, read.filter((one) => one.deref() !== undefined).length)
      return bytes
    },
    putBack: async (name, bytes) => {
      if (!name.startsWith('documents/')) return store.putBack(name, bytes)
      atOnce += 1
      most.atOnce = Math.max(most.atOnce, atOnce)
      await store.putBack(name, bytes)
      atOnce -= 1
    },
  }
  return { files, most }
}

let from: Installation & { most: { held: number; atOnce: number } }
beforeAll(async () => {
  const db = await openEither()
  from = { db, ...counting(newFiles()) }
  await openClinic(db)
  await db.orm.insert(patient).values(
    Array.from({ length: cards }, (_, at) => ({
      company,
      number: at + 1,
      lastName: `Серикова${at}`,
      name: 'А',
    })),
  )
  const padded = new Uint8Array(fileBytes).fill(0x25)
  padded.set(new TextEncoder().encode(`${onePagePdf('Справка')}\n`))
  for (let at = 0; at < documents; at += 1)
    await db.orm.insert(document).values({
      ...{ company, code: `HELD${1000 + at}`, kind: 'certificate', number: String(at), lang: 'ru' },
      file: await from.files.put(padded, { folder: 'documents', extension: 'pdf' }),
      ...{ sha256: 'a'.repeat(64), pages: 1, issued: '2026-10-05', doctor: { ru: 'С' } },
      ...{ lastName: 'С', name: 'А', factorHash: 'x', createdAt: new Date() },
    })
})
afterAll(() => from.db.close())

it('holds a piece and a file at most, however many files a company has, on the way out and in', async () => {
  const taken = await takeOut(from, company)
  expect(taken.length).toBeGreaterThan(documents * fileBytes)
  // Those that a piece has at most, and the next ones that wait for it.
  expect(from.most.held).toBeGreaterThan(0)
  expect(from.most.held).toBeLessThanOrEqual(pieceBytes / fileBytes + 3)

  // As on another installation: nothing of it is here.
  for (const table of [document, patient]) await from.db.orm.delete(table)
  const to = { db: from.db, ...counting(newFiles()) }
  await from.db.orm.insert(companies).values({
    ...{ code: receiving, slug: 'new-clinic', kind: 'clinic', name: { ru: 'Новая клиника' } },
    ...{ country: 'KZ', city: 'almaty', template: 'landing', timezone: 'Asia/Almaty', status: 'moderation' },
    ...{ isOnlineEntryActive: false, isDemo: false, isPublished: false },
  } as const)
  await from.db.orm.insert(cabinet).values({
    ...{ company: receiving, code: `${receiving}1`, position: 0, name: { ru: 'Филиал' } },
    timezone: 'Asia/Almaty',
  })
  const id = await send(to, receiving, taken)
  await work(to)
  await move(to, id, { state: 'writing' })
  await work(to)
  const { state, report } = await fileOf(to, id)
  expect([state, report?.filesWritten]).toEqual(['written', documents])
  expect(report?.tables.find(({ table }) => table === 'patient')).toMatchObject({ written: cards, left: 0 })
  expect(to.most.atOnce).toBe(1)
})
