import { expect, it } from 'vitest'
import { seedDatabase } from '../backend/content/seed-database.ts'
import { openEither } from '../backend/test/databases.ts'
import { smallSeed } from '../backend/test/small-seed.ts'
import { createLog } from './log.ts'
import type { Services } from './services.ts'
import { warnOfUnknownCompanies } from './warn-of-unknown-companies.ts'

it('warns of companies of chosen sources that there are not, and of no others', async () => {
  const db = await openEither()
  try {
    await seedDatabase(db, smallSeed)
    const lines: string[] = []
    const services = { local: { db }, log: createLog('warn', { write: (line) => void lines.push(line) }) }
    const told = (codes: string[]) => warnOfUnknownCompanies(services as unknown as Services, codes)
    await told([])
    await told(['1001'])
    expect(lines).toEqual([])
    await told(['1001', '9999'])
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ level: 40, companies: ['9999'] }])
  } finally {
    await db.close()
  }
})
