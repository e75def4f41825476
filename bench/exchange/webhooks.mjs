import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { eq } from 'drizzle-orm'

/** What this measure loads, and what the process that is killed loads. */
export const webhookModules = [
  '/backend/open-database.ts',
  '/backend/database/tables/index.ts',
  '/backend/kit/log.ts',
  '/backend/webhooks/deliver-due.ts',
  '/backend/webhooks/test/add-webhook.ts',
  '/backend/webhooks/test/receiver.ts',
  '/backend/booking/test/clinic.ts',
  '/backend/test/people.ts',
]

const script = 'bench/exchange/hear-until-killed.mjs'
const company = '1001'
const inAMinute = 1000
const kills = 50
/** How many changes are committed before each kill. */
const beforeKill = 6

async function openHeard({ openDatabase, openClinic, addPerson, addStaff, addWebhook }, dataDir, url) {
  const db = await openDatabase({ dataDir })
  await openClinic(db)
  const owner = await addPerson(db)
  await addStaff(db, owner.account, company, 'owner')
  await addWebhook(db, { company, account: owner.account.id, url, types: ['patient.created'] })
  return db
}

/** How long as many messages as a minute may bring take, beside as many bare requests to the same address. */
async function measureFlow(modules, target, dataDir) {
  const { deliverDue, silentLog, localSettings, patient } = modules
  const db = await openHeard(modules, dataDir, target.url)
  try {
    const numbers = Array.from({ length: inAMinute }, (_, number) => number + 1)
    await db.orm.insert(patient).values(numbers.map((number) => ({ company, number })))
    const began = performance.now()
    await deliverDue({ db, log: silentLog, settings: localSettings })
    const seconds = (performance.now() - began) / 1000
    const taken = new Set(target.received.map(({ id }) => id)).size
    const doubled = target.received.length - taken
    const body = target.received[0]?.body
    const bare = performance.now()
    for (const _ of numbers) await (await fetch(target.url, { method: 'POST', body })).text()
    const bareSeconds = (performance.now() - bare) / 1000
    return {
      name: `${inAMinute} webhooks to an address that answers, s`,
      target: '≤ 60, none lost or doubled',
      value: `${seconds.toFixed(1)}, lost ${inAMinute - taken}, doubled ${doubled}`,
      note: `as many bare requests one after the other: ${bareSeconds.toFixed(1)}`,
      holds: seconds <= 60 && taken === inAMinute && doubled === 0,
    }
  } finally {
    await db.close()
  }
}

async function writeAndKill(addresses, dataDir, from) {
  const writing = spawn('node', [script, dataDir, company, String(from), ...addresses], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const said = []
  const ended = once(writing, 'exit')
  const enough = new Promise((resolve) => {
    createInterface(writing.stdout).on('line', (line) => {
      said.push(line)
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

/** Kills a process while it changes and delivers, and counts what of the acknowledged changes never arrives; what arrives twice has one id. */
async function measureLost(modules, addresses, target, dataDir) {
  const { openDatabase, deliverDue, silentLog, localSettings, webhookMessage, patient } = modules
  await (await openHeard(modules, dataDir, target.url)).close()
  const said = []
  for (let kill = 0; kill < kills; kill += 1)
    said.push(...(await writeAndKill(addresses, dataDir, kill * 1000)))
  const db = await openDatabase({ dataDir })
  try {
    // After the last lease.
    const now = () => new Date(Date.now() + 120_000)
    await deliverDue({ db, log: silentLog, settings: localSettings, now })
    const arrived = new Set(target.received.map(({ code }) => code))
    const lost = said.filter((code) => !arrived.has(code))
    const rows = await db.orm.select({ id: patient.id }).from(patient).where(eq(patient.company, company))
    const committed = new Set(rows.map(({ id }) => id))
    const invented = [...arrived].filter((code) => !committed.has(code))
    const taken = await db.orm.select().from(webhookMessage).where(eq(webhookMessage.state, 'taken'))
    const again = target.received.length - new Set(target.received.map(({ id }) => id)).size
    return {
      name: `${kills} kills: changes that were acknowledged and never heard of`,
      target: '0',
      value: `${lost.length} of ${said.length}`,
      note: `sent again by the same id ${again}, of changes that there are not ${invented.length}`,
      holds: lost.length === 0 && invented.length === 0 && taken.length === committed.size,
    }
  } finally {
    await db.close()
  }
}

/** A thousand webhooks to an address on this machine, and fifty kills of a process that changes and delivers. `addresses` are those of `webhookModules`. */
export async function measureWebhooks(modules, addresses) {
  const folder = mkdtempSync(join(tmpdir(), 'shipa-webhooks-'))
  const lines = []
  try {
    for (const measure of [
      (target) => measureFlow(modules, target, join(folder, 'flow')),
      (target) => measureLost(modules, addresses, target, join(folder, 'kills')),
    ]) {
      const target = await modules.startReceiver()
      lines.push(await measure(target))
      target.close()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return lines
}
