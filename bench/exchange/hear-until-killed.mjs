// `node bench/exchange/hear-until-killed.mjs <data directory> <company> <first number> <addresses of modules>`: adds patients and brings what a webhook hears
// of them, several at the same time, and prints each as soon as it is committed, until the process is killed.
import { writeSync } from 'node:fs'

const [dataDir, company, from, ...addresses] = process.argv.slice(2)
const modules = await Promise.all(addresses.map((address) => import(address)))
const { openDatabase, patient, deliverDue, silentLog, localSettings } = Object.assign({}, ...modules)
const db = await openDatabase({ dataDir })
let number = Number(from)

async function write() {
  for (;;) {
    number += 1
    const [row] = await db.orm.insert(patient).values({ company, number }).returning({ id: patient.id })
    writeSync(1, `${row.id}\n`)
  }
}

async function deliver() {
  for (;;) await deliverDue({ db, log: silentLog, settings: localSettings })
}

await Promise.all([write(), write(), deliver()])
