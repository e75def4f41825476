// `npm run bench:auth`, or some of its measures by name: what accounts cost: a proof of work in a slow browser, signing
// in, a permission.
import { proof } from './auth/proof.mjs'
import { signIn } from './auth/sign-in.mjs'
import { runMeasures } from './lib/run-measures.mjs'

await runMeasures({ proof, signIn })
