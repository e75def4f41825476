// The production server with a data folder that is recreated in every run: a copy of DATA_FROM, or empty, which tests the
// first start. With DATA_KEPT it goes on with the data of the one before.
import { cpSync, rmSync } from 'node:fs'

const { DATA_DIR, DATA_FROM, DATA_KEPT } = process.env
process.env.NODE_ENV = 'production'
process.env.CATALOGUE = 'on'
if (!DATA_KEPT) {
  rmSync(DATA_DIR, { recursive: true, force: true })
  if (DATA_FROM) cpSync(DATA_FROM, DATA_DIR, { recursive: true })
}
const { main } = await import('../dist/server/main.js')
await main()
