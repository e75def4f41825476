// `npm run bench:sources`, or some of its measures by name: pages from Sanity, as its stand-in answers: the first view of one against a client
// that does nothing but ask, events and the pages that they concern, and the memory that documents take.
import { runMeasures } from './lib/run-measures.mjs'
import { coldPage } from './sources/cold-page.mjs'
import { measureEvents } from './sources/events.mjs'
import { memory } from './sources/memory.mjs'

await runMeasures({ cold: coldPage, events: measureEvents, memory })
