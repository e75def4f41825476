import { demoData } from './demo-data.ts'
import { startServer } from './own-server.ts'
import { sharedPort } from './shared-url.ts'

// A first start writes the demo data once; the servers of this run copy it.
const settings = { ...demoData, DATA_DIR: demoData.DATA_FROM, DATA_FROM: '' }
const stop = await startServer('e2e/server.mjs', `http://localhost:${sharedPort - 1}`, settings)
await stop()
