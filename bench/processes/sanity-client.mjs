// A client of Sanity that makes the calls it is sent, one after another, and does nothing with the answers; answers with how long they took, in
// milliseconds. The first argument is its configuration.
import { createClient } from '@sanity/client'

const client = createClient(JSON.parse(process.argv[2]))

process.once('disconnect', () => process.exit())
process.on('message', async (calls) => {
  const started = performance.now()
  for (const { query, params, perspective } of calls) {
    await client.fetch(query, params, { filterResponse: false, perspective: perspective[0] })
  }
  process.send(performance.now() - started)
})
process.send('ready')
