import { Buffer } from 'node:buffer'
import writeXlsxFile from 'write-excel-file/node'
import { tableOf } from './people.mjs'

const megabyte = 1024 * 1024

/** Does work, and says how long it took, in seconds, and by how much the memory of the process grew meanwhile, in megabytes. */
async function measured(work) {
  globalThis.gc?.()
  const before = process.memoryUsage().rss
  let most = before
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss)
  }, 20)
  const begin = performance.now()
  await work()
  clearInterval(timer)
  most = Math.max(most, process.memoryUsage().rss)
  return { seconds: (performance.now() - begin) / 1000, grown: (most - before) / megabyte }
}

/** An export of all patients in both formats, and the library alone with as many rows that are in memory already. */
export async function measureExport({ db, modules, member }, count) {
  const take = (format) => async () => {
    for await (const _ of modules.exportTable(db.orm, modules.exported, { member, locale: 'ru', format }));
  }
  const ours = { csv: await measured(take('csv')), xlsx: await measured(take('xlsx')) }
  const rows = tableOf(count)
  const library = await measured(async () => {
    const cells = rows.map((row) => row.map((value) => ({ value, type: String })))
    Buffer.from(await writeXlsxFile(cells).toBuffer())
  })
  return { ...ours, library }
}
