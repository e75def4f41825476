import { useQueryClient } from '@tanstack/react-query'
import { type CallMethod, call } from '../../../../../client/call.ts'
import { CallError } from '../../../../../client/call-error.ts'
import type { PointsCodeSent } from '../../../../../schemas/api/bonuses.ts'
import type { Visit } from '../../../../../schemas/api/visit.ts'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { queryKeyOf } from '../../../../queries/api-query.ts'
import { visitOf } from '../../../../queries/appointments.ts'
import { bonuses } from '../../../../queries/bonuses.ts'
import { parsed } from '../../../../queries/parsed.ts'
import { useBranch } from '../../appointments-context.ts'

/** The calls that change services and payments of a visit. Each resolves with the visit as it is now, which is shown at once; throws CallError. */
export function useMoneyCalls(code: string) {
  const { locale } = usePage()
  const { place } = useBranch()
  const client = useQueryClient()
  const query = visitOf(place, code)

  async function send(method: CallMethod, to: string, body?: object, key?: string): Promise<Visit> {
    const path = `/w-business/${place}/appointment/${encodeURIComponent(code)}/${to}`
    try {
      const visit = await parsed(query.schema, call(method, path, body, { key }))
      client.setQueryData(queryKeyOf(query, locale), visit)
      // Payments give points, or take them off.
      void client.invalidateQueries({ queryKey: [bonuses] })
      return visit
    } catch (error) {
      const isOvertaken = error instanceof CallError && error.status === 409
      // What stands is shown beside what is typed before the person is told that it has changed.
      if (isOvertaken)
        await Promise.all([query.key, [bonuses]].map((queryKey) => client.invalidateQueries({ queryKey })))
      throw error
    }
  }
  return {
    addLine: (body: object) => send('POST', 'services', body),
    removeLine: (line: string) => send('DELETE', `services/${encodeURIComponent(line)}`),
    pay: (body: object, key: string) => send('POST', 'payments', body, key),
    payByPoints: (body: object, key: string) => send('POST', 'points', body, key),
    sendPointsCode: (body: object): Promise<PointsCodeSent> =>
      parsed(
        async () => (await import('../../../../../schemas/api/bonuses.ts')).pointsCodeSent,
        call('POST', `/w-business/${place}/appointment/${encodeURIComponent(code)}/points/code`, body),
      ),
    giveBack: (payment: string, body: object, key: string) =>
      send('POST', `payments/${encodeURIComponent(payment)}/return`, body, key),
  }
}
