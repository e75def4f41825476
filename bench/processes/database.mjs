// The embedded database alone, opened as the server opens it, after a query. Argument: the data folder.
import { openDatabase } from '../../dist/bench/product.js'
import { answerUsage } from '../lib/serve.mjs'

const db = await openDatabase({ dataDir: process.argv[2] })
await db.orm.execute('select count(*) from company')
answerUsage()
process.once('SIGTERM', () => db.close().then(() => process.exit(0)))
process.send('ready')
