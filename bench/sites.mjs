// `npm run bench:sites`, or some of its measures by name: whole sites of clinics: a thousand of them in turn, every page
// of the demo clinics by the Nu checker, and four pages of each template by Lighthouse.
import { runMeasures } from './lib/run-measures.mjs'
import { rotation } from './measures/rotation.mjs'
import { templatePages } from './measures/template-pages.mjs'
import { validity } from './measures/validity.mjs'

await runMeasures({ validity, rotation, lighthouse: templatePages })
