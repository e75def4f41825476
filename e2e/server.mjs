// The production server with a data folder of its own that every run begins anew: a copy of DATA_FROM, or empty, so
// that it begins with the first start.
import { cpSync, rmSync } from 'node:fs'

const { DATA_DIR, DATA_FROM } = process.env
process.env.NODE_ENV = 'production'
process.env.CATALOGUE = 'on'
rmSync(DATA_DIR, { recursive: true, force: true })
if (DATA_FROM) cpSync(DATA_FROM, DATA_DIR, { recursive: true })
const { main } = await import('../dist/server/main.js')
await main()
