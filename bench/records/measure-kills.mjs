import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'

/** What the process that is killed loads. */
export const killModules = [
  '/backend/open-database.ts',
  '/backend/booking/test/clinic.ts',
  '/backend/test/people.ts',
  '/backend/test/call.ts',
]

const script = 'bench/records/write-until-killed.mjs'
/** How many writes are acknowledged at least, and how many of them before each kill. */
const wanted = 200
const beforeKill = 40

/** Where each write is found again: the keys that were acknowledged. */
const keysOf = {
  patient: sql`select id::text as key from patient`,
  booking: sql`select code as key from appointment where status = 'confirmed'`,
  visit: sql`select code as key from appointment where status = 'arrived'`,
  line: sql`select code as key from appointment join visit_service on visit_service.appointment_id = appointment.id`,
  payment: sql`select code as key from appointment join payment on payment.appointment_id = appointment.id`,
  note: sql`select code as key from appointment join visit_note on visit_note.appointment_id = appointment.id
    join visit_note_part on visit_note_part.note_id = visit_note.id`,
  document: sql`select code as key from document`,
}

/** Lets a process write, kills it in the middle of the next writes, and returns what it had acknowledged. */
async function writeAndKill(addresses, dataDir, from) {
  const writing = spawn('node', [script, dataDir, String(from), ...addresses], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said = []
  const ended = once(writing, 'exit')
  const enough = new Promise((resolve) => {
    createInterface(writing.stdout).on('line', (line) => {
      said.push(JSON.parse(line))
      if (said.length === beforeKill) resolve()
    })
  })
  await Promise.race([enough, ended])
  if (said.length < beforeKill) throw new Error('the process that writes ended by itself')
  await wait(Math.random() * 40)
  writing.kill('SIGKILL')
  await ended
  return said
}

/** Kills a process with an embedded database while it writes patients, bookings, visits and what belongs to them, and counts what is lost of what it had acknowledged. */
export async function measureKills({ openDatabase, openClinic }, addresses) {
  const folder = mkdtempSync(join(tmpdir(), 'shipa-kills-'))
  const dataDir = join(folder, 'data')
  try {
    const made = await openDatabase({ dataDir })
    await openClinic(made)
    await made.close()
    const said = []
    let kills = 0
    for (; said.length < wanted; kills++) said.push(...(await writeAndKill(addresses, dataDir, kills * 1000)))
    const db = await openDatabase({ dataDir })
    try {
      const found = {}
      for (const [write, keys] of Object.entries(keysOf))
        found[write] = new Set((await db.orm.execute(keys)).rows.map(({ key }) => key))
      const lost = said.filter(({ write, key }) => !found[write].has(key))
      const counts = Object.keys(keysOf).map(
        (write) => `${write} ${said.filter((one) => one.write === write).length}`,
      )
      return {
        name: `PGlite, ${kills} kills: acknowledged writes lost`,
        target: '0',
        value: `${lost.length} of ${said.length}`,
        note: counts.join(', '),
        holds:
          lost.length === 0 && Object.keys(keysOf).every((write) => said.some((one) => one.write === write)),
      }
    } finally {
      await db.close()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
