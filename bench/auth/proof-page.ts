import { prove } from '../../client/proof/prove.ts'
import { solve } from '../../client/proof/solve.ts'

/*
 * What a browser does for a call, for the measure beside this file.
 */

Object.assign(window, { prove, solve })
