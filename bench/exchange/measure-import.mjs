import { eq } from 'drizzle-orm'
import { tableOf } from './people.mjs'

const thousand = 1000

/**
 * Does work, and says how long it took, in seconds, how much processor time the server's process has used, in seconds, and the longest task, in milliseconds of processor time: for how long nothing else could be done,
 * whatever else the machine has to do.
 */
async function timed(work) {
  let longest = 0
  const used = () => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / thousand
  }
  let last = used()
  const timer = setInterval(() => {
    const now = used()
    longest = Math.max(longest, now - last)
    last = now
  }, 1)
  const begin = performance.now()
  const whole = process.cpuUsage()
  const value = await work()
  const seconds = (performance.now() - begin) / thousand
  clearInterval(timer)
  const { user, system } = process.cpuUsage(whole)
  return { value, seconds, longest, cpu: (user + system) / 1e6 }
}

const csvOf = (rows) => Buffer.from(rows.map((row) => row.join(';')).join('\n'))

/**
 * An import of patients from the bytes of a file to the last row, twice: the second time all of them are there. Returns how long each took, by step,
 * and the longest task of the server's process.
 */
export async function measureImport({ db, modules, company, by }, count) {
  const { readSheet, beginImport, chooseColumns, writeImport, goOn, tables } = modules
  const { exchangeImport } = tables
  const bytes = csvOf(tableOf(count))

  async function importOnce() {
    const steps = {}
    const longest = {}
    const cpu = {}
    const step = async (name, work) => {
      const { value, ...took } = await timed(work)
      steps[name] = took.seconds
      longest[name] = took.longest
      cpu[name] = took.cpu
      return value
    }
    const table = await step('read', () => readSheet({ bytes }, company))
    const sent = { company, subject: 'patients', file: 'patients.csv', by, byName: 'Ермекова Дана', table }
    const { id } = await step('store', () => db.orm.transaction((orm) => beginImport(orm, sent)))
    const seen = async () => (await db.orm.select().from(exchangeImport).where(eq(exchangeImport.id, id)))[0]
    await step('look', () => goOn(db.orm))
    await step('plan', async () => {
      const row = await seen()
      await chooseColumns(db.orm, row, { ...row.settings, isConfirmed: true })
      await goOn(db.orm)
    })
    await step('write', async () => {
      await writeImport(db.orm, await seen(), { isGoodRowsOnly: true })
      await goOn(db.orm)
    })
    const { counts } = await seen()
    return { steps, longest, cpu, counts, seconds: Object.values(steps).reduce((sum, one) => sum + one, 0) }
  }
  const first = await importOnce()
  const second = await importOnce()
  return { first, second }
}
