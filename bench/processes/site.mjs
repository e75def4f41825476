// The production server as `npm start` runs it. PORT and DATA_DIR are environment variables.
import { answerUsage } from '../lib/serve.mjs'

const { main } = await import('../../dist/server/main.js')
await main()
answerUsage()
process.send({ url: `http://127.0.0.1:${process.env.PORT}` })
