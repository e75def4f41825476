// The production server with an empty data folder, so that every run begins with the first start.
import { rmSync } from 'node:fs'

process.env.NODE_ENV = 'production'
process.env.CATALOGUE = 'on'
rmSync(process.env.DATA_DIR, { recursive: true, force: true })
const { main } = await import('../dist/server/main.js')
await main()
