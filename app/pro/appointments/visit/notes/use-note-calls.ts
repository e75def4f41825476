import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../../../client/call.ts'
import type { VisitNotes } from '../../../../../schemas/api/visit.ts'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { queryKeyOf } from '../../../../queries/api-query.ts'
import { visitNotesOf } from '../../../../queries/appointments.ts'
import { parsed } from '../../../../queries/parsed.ts'
import { useBranch } from '../../appointments-context.ts'

/** The calls of a doctor who writes notes on a visit. Each resolves with all notes as they are now, which are shown at once; throws CallError. */
export function useNoteCalls(code: string) {
  const { locale } = usePage()
  const { place } = useBranch()
  const client = useQueryClient()
  const query = visitNotesOf(place, code)
  const path = `/w-business/${place}/appointment/${encodeURIComponent(code)}/notes`

  async function send(to: string, body: object): Promise<VisitNotes> {
    try {
      const notes = await parsed(query.schema, call('POST', to, body))
      client.setQueryData(queryKeyOf(query, locale), notes)
      return notes
    } catch (error) {
      // The note may be there although its answer was lost: the doctor sees it before writing it twice.
      void client.invalidateQueries({ queryKey: query.key })
      throw error
    }
  }
  return {
    write: (body: object) => send(path, body),
    change: (note: string, body: object) => send(`${path}/${encodeURIComponent(note)}`, body),
  }
}
