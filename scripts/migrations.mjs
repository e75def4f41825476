// `npm run migrations`: writes a migration from the last one to the tables in the code, if they differ.
import { writeMigration } from './lib/write-migration.mjs'

const name = process.argv[2]
if (name && !/^[a-z][a-z0-9_]*$/.test(name)) {
  console.error('Usage: npm run migrations -- what_changes   (small letters and underscores)')
  process.exit(1)
}
console.log((await writeMigration(name)) || 'The tables are as the migrations have them.')
