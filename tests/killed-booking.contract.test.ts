import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import { appointment, outbox } from '../backend/database/tables/index.ts'
import { openDatabase } from '../backend/open-database.ts'
import { newDataDir, newPostgresUrl } from '../backend/test/databases.ts'
import { sharedCluster } from '../backend/test/shared-cluster.ts'

const script = 'tests/lib/book-until-killed.mjs'
const cluster = await sharedCluster()

type Said = { ready?: number; held?: string; booked?: string; start?: string }

/** Lets a process book, kills it some milliseconds after it has begun, and returns its acknowledged answers. */
async function bookAndKill(place: string, afterMs: number): Promise<Said[]> {
  const booking = spawn('node', [script, place], { stdio: ['ignore', 'pipe', 'inherit'] })
  const said: Said[] = []
  const lines = createInterface(booking.stdout)
  const ended = once(booking, 'exit')
  const ready = new Promise<void>((resolve) => {
    lines.on('line', (line) => {
      const one = JSON.parse(line) as Said
      said.push(one)
      if (one.booked) resolve()
    })
  })
  await Promise.race([ready, ended])
  await wait(afterMs)
  booking.kill('SIGKILL')
  await ended
  return said
}

const dataDirs: string[] = []
afterAll(() => {
  for (const made of dataDirs) rmSync(made, { recursive: true, force: true })
})

/** A Postgres lives on when the process is killed, and ends its transactions itself: `npm run test:full` tries it too. */
const places = {
  PGlite: async () => {
    const dataDir = await newDataDir()
    dataDirs.push(dataDir)
    return dataDir
  },
  ...(process.env.FULL && cluster && { Postgres: () => newPostgresUrl(cluster) }),
}

describe.each(Object.entries(places))('a process that is killed while it books on %s', (_, make) => {
  it.each(process.env.FULL ? [3, 40, 170] : [40])(
    'loses no booking that was answered, and leaves none half made: after %i ms',
    async (afterMs) => {
      const place = await make()
      const said = await bookAndKill(place, afterMs)
      const db = await openDatabase(
        place.includes('://') ? { dataDir: '', databaseUrl: place } : { dataDir: place },
      )
      try {
        const rows = await db.orm.select().from(appointment)
        const booked = rows.filter(({ status }) => status !== 'hold')
        const codes = said.flatMap((one) => one.booked ?? [])
        expect(codes.length).toBeGreaterThan(0)
        expect(booked.map(({ code }) => code)).toEqual(expect.arrayContaining(codes))
        // Each booking has its patient and its message, and each message its booking: one transaction.
        for (const row of booked) expect([row.name, row.status]).toEqual(['Айгуль', 'confirmed'])
        const messages = await db.orm.select().from(outbox)
        const told = messages.flatMap(({ template, params }) =>
          template === 'appointment-confirmed' ? (/code=(\w+)/.exec(params.LINK ?? '')?.[1] ?? []) : [],
        )
        expect(told.sort()).toEqual(booked.map(({ code }) => code).sort())
        // A hold ends by itself.
        for (const row of rows.filter(({ status }) => status === 'hold')) expect(row.expiresAt).not.toBeNull()
      } finally {
        await db.close()
      }
    },
  )
})
