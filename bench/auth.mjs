// `npm run bench:auth`, or some of its measures by name: the costs of accounts: a proof of work in a slow browser, a
// sign-in, a permission check.
import { proof } from './auth/proof.mjs'
import { signIn } from './auth/sign-in.mjs'
import { runMeasures } from './lib/run-measures.mjs'

await runMeasures({ proof, signIn })
