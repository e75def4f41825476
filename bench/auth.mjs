// `npm run bench:auth`: what accounts cost: a proof of work in a slow browser.
import { proof } from './auth/proof.mjs'
import { printTable } from './lib/table.mjs'

const rows = [...(await proof())]
printTable(rows)
process.exitCode = rows.every(({ holds }) => holds) ? 0 : 1
