import { prove } from '../../client/proof/prove.ts'
import { solve } from '../../client/proof/solve.ts'

/*
 * The browser code that `proof.mjs` measures.
 */

Object.assign(window, { prove, solve })
