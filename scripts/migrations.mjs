// `npm run migrations -- <name>`: writes a migration from the last one to the tables in the code, if they differ.
import { writeMigration } from './lib/write-migration.mjs'

const name = process.argv[2] ?? 'tables'
if (!/^[a-z][a-z0-9_]*$/.test(name)) {
  console.error('Usage: npm run migrations -- what_changes   (small letters and underscores)')
  process.exit(1)
}
const files = await writeMigration(name)
console.log(
  files.length > 0 ? `Wrote\n  ${files.join('\n  ')}` : 'The tables are as the migrations have them.',
)
