// `npm run bench:growth`: what being found and chosen again costs. Each file of `bench/growth` is a measure, by its name:
// `npm run bench:growth -- ledger redirect`.
import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { runMeasures } from './lib/run-measures.mjs'

const names = readdirSync(new URL('growth', import.meta.url)).map((file) => basename(file, '.mjs'))
const measures = {}
for (const name of names) measures[name] = (await import(`./growth/${name}.mjs`)).measure

await runMeasures(measures)
