import { eq } from 'drizzle-orm'
import type { ImportState } from '../../schemas/exchange/import.ts'
import { exchangeImport } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import type { Prepare, Way } from './writing-calls.ts'

/** A table of one patient, as a form. */
function tableForm(): FormData {
  const form = new FormData()
  form.set('FILE', new File(['Фамилия;Имя;Телефон\nСерикова;Айгуль;87011234567\n'], 'patients.csv'))
  return form
}

/** The calls of imports, each with a table that stands where the call moves it on. */
export function importExamples(orm: () => Orm, company: string): Record<string, Prepare> {
  async function bring({ write }: Way, state: ImportState) {
    // There is room for one more, however many others have brought.
    await orm().delete(exchangeImport).where(eq(exchangeImport.company, company))
    const { IMPORT_CODE: id }: { IMPORT_CODE: string } = await write('POST', 'imports/patients', tableForm())
    const writtenAt = state === 'written' ? new Date() : null
    await orm().update(exchangeImport).set({ state, writtenAt }).where(eq(exchangeImport.id, id))
    return { id }
  }
  return {
    'POST imports/{subject}': async () => {
      await orm().delete(exchangeImport).where(eq(exchangeImport.company, company))
      return { params: { subject: 'patients' }, body: tableForm() }
    },
    'PUT import/{id}/columns': async (way) => ({
      params: await bring(way, 'looked'),
      body: { HEAD_AT: 1, COLUMNS: ['lastName', 'name', 'phone'] },
    }),
    'POST import/{id}/write': async (way) => ({
      params: await bring(way, 'planned'),
      body: { ONLY_GOOD: true },
    }),
    'POST import/{id}/stop': async (way) => ({ params: await bring(way, 'writing') }),
    'POST import/{id}/undo': async (way) => ({ params: await bring(way, 'written') }),
    'DELETE import/{id}': async (way) => ({ params: await bring(way, 'looked') }),
  }
}
