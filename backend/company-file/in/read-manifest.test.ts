import { expect, it } from 'vitest'
import { most } from '../../../schemas/company-file/manifest.ts'
import { readManifest } from './read-manifest.ts'

const head = {
  product: 'shipa',
  format: 1,
  createdAt: '2026-11-30T10:00:00.000Z',
  origin: 'https://shipa.example',
  company: { code: '1003', name: 'Клиника' },
  tables: [{ name: 'patient', rows: 2 }],
  stays: [{ name: 'api_key', why: 'secret' }],
  files: 0,
}
const sha256 = 'a'.repeat(64)
const partAt = (at: number) => ({ path: `files/${String(at).padStart(32, '0')}.webp`, bytes: at, sha256 })

/** Reads a manifest that comes in one piece, as one that is not packed does. */
const read = (text: string) =>
  readManifest({
    entries: new Set(['manifest.json']),
    read: async function* () {
      yield Buffer.from(text)
    },
  })

it('is what was written, with spaces or without', async () => {
  const manifest = { ...head, parts: [0, 1, 2].map(partAt) }
  for (const space of [0, 1]) expect(await read(JSON.stringify(manifest, null, space))).toEqual(manifest)
  expect(
    await read(JSON.stringify({ ...manifest, later: [{ a: [1] }], company: { ...head.company, x: 1 } })),
  ).toEqual(manifest)
})

it('gives others a turn after each piece of a manifest of a very large company', async () => {
  const parts = Array.from({ length: 60_000 }, (_, at) => partAt(at))
  const text = JSON.stringify({ ...head, parts })
  let turns = 0
  let isDone = false
  const turn = () => {
    turns += 1
    if (!isDone) setImmediate(turn)
  }
  turn()
  const found = await read(text)
  isDone = true
  expect(found.parts).toHaveLength(parts.length)
  expect(turns).toBeGreaterThanOrEqual(Math.floor(text.length / 65_536))
})

it.each<[string, string]>([
  ['is cut off', JSON.stringify({ ...head, parts: [partAt(1)] }).slice(0, -3)],
  ['goes on after its end', `${JSON.stringify({ ...head, parts: [] })}{}`],
  ['has a part that is none', JSON.stringify({ ...head, parts: [{ ...partAt(1), sha256: 'x' }] })],
  ['has no date', JSON.stringify({ ...head, createdAt: 'yesterday', parts: [] })],
  ['is nested without an end', `{"product":"shipa","a":${'['.repeat(100_000)}`],
  ['has values without an end', `{"product":"shipa","a":[${'0,'.repeat(16 * most.parts)}`],
])('is refused if it %s', async (_, text) => {
  await expect(read(text)).rejects.toMatchObject({ fault: 'damaged' })
})
