import { demoData } from './demo-data.ts'
import { startOwnServer } from './own-server.ts'

// A first start writes the demo data once; the servers of this run copy it.
const settings = { ...demoData, DATA_DIR: demoData.DATA_FROM, DATA_FROM: '' }
const stop = await startOwnServer('e2e/server.mjs', 'http://localhost:4316', settings)
await stop()
