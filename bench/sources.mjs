// `npm run bench:sources`, or some of its measures by name: pages from Sanity, as its stand-in answers: the first view of one against a client
// that does nothing but ask, events and the pages that they concern, and the memory that documents take; and the first view
// of a page whose medical API is another process.
import { addSites, embedded } from './lib/generated-sites.mjs'
import { runMeasures } from './lib/run-measures.mjs'
import { coldPage } from './sources/cold-page.mjs'
import { measureEvents } from './sources/events.mjs'
import { memory } from './sources/memory.mjs'
import { remoteColdPage } from './sources/remote.mjs'

/** As many as the largest measure has in its dataset. */
const clinics = 1100

/** The clinics are written once, for the first measure. */
let written
const withClinics = (measure) => async (prepared) => {
  written ??= addSites(clinics, embedded(prepared.folder))
  await written
  return measure(prepared)
}

await runMeasures({
  cold: withClinics(coldPage),
  events: withClinics(measureEvents),
  memory: withClinics(memory),
  remote: withClinics(remoteColdPage),
})
