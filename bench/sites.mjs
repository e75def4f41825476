// `npm run bench:sites`, or some of its measures by name: complete clinic sites: a thousand in rotation, every page of the
// demo clinics in the Nu checker, and four pages of each template in Lighthouse.
import { runMeasures } from './lib/run-measures.mjs'
import { rotation } from './measures/rotation.mjs'
import { templatePages } from './measures/template-pages.mjs'
import { validity } from './measures/validity.mjs'

await runMeasures({ validity, rotation, lighthouse: templatePages })
