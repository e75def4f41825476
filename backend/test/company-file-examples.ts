import { eq } from 'drizzle-orm'
import { companyFile } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { testPassword } from './people.ts'
import type { Prepare } from './writing-calls.ts'

type Row = Partial<typeof companyFile.$inferInsert>

const bytes = 'zip'

/** The calls of files with everything of a company, each with one that stands where the call moves it on. */
export function companyFileExamples(
  orm: () => Orm,
  company: string,
  owner: () => string,
): Record<string, Prepare> {
  // Another one that is on its way would be in the way.
  const none = () => orm().delete(companyFile).where(eq(companyFile.company, company))
  const has =
    (row: Row, sent: Omit<Awaited<ReturnType<Prepare>>, 'params'> = {}): Prepare =>
    async () => {
      await none()
      const made = { direction: 'in', state: 'sending', by: owner(), byName: 'Айгуль', locale: 'ru' } as const
      const [added] = await orm()
        .insert(companyFile)
        .values({ company, bytes: bytes.length, pieces: 1, ...made, ...row })
        .returning()
      return { params: { id: added?.id ?? '', number: '0' }, ...sent }
    }
  const begin =
    (body: object): Prepare =>
    async () => {
      await none()
      return { body: { PASSWORD: testPassword, ...body } }
    }
  const piece = new FormData()
  piece.set('FILE', new File([bytes], 'piece'))
  const ready = { direction: 'out', state: 'ready', endedAt: new Date() } as const
  return {
    'POST company_files': begin({}),
    'POST company_files/brought': begin({ BYTES: bytes.length }),
    'POST company_file/{id}/ticket': has(ready, { body: { PASSWORD: testPassword } }),
    'DELETE company_file/{id}': has(ready),
    'PUT company_file/{id}/pieces/{number}': has({}, { body: piece }),
    'POST company_file/{id}/check': has({ done: 1 }),
    'POST company_file/{id}/write': has({ state: 'checked' }),
  }
}
