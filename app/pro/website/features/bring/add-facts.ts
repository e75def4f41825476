import { call } from '../../../../../client/call.ts'
import { CallError } from '../../../../../client/call-error.ts'
import type { Fact } from '../../../../../schemas/site-import.ts'
import { parsed } from '../../../../queries/parsed.ts'
import { areaAnswers } from '../../../area/area-answers.ts'
import { writePath } from '../../../area/area-queries.ts'
import { areaOfFact, changedRow, newRow } from './fact-rows.ts'
import type { TargetRow } from './known-facts.ts'

/** The targets of the facts; `home` is the currency of the clinic's country. */
type Targets = {
  place: string
  cabinet: TargetRow | undefined
  company: TargetRow
  home?: string | undefined
}
type Options = {
  russian: ReadonlyMap<string, string>
  signal: AbortSignal
  /** Called for each fact: it was added, or the error. */
  onEach: (id: string, fault: CallError | undefined) => void
}

/**
 * Adds facts of an old site to the clinic's data by the calls of their areas, which check the rights: branch and clinic are changed once
 * each, services and doctors are rows of their own. A refused fact does not stop the others.
 */
export async function addFacts(
  facts: readonly Fact[],
  { place, cabinet, company, home }: Targets,
  options: Options,
): Promise<void> {
  const { russian, signal, onEach } = options
  const attempt = async (ids: readonly string[], work: () => Promise<unknown>) => {
    if (signal.aborted) return
    const fault = await work().then(
      () => undefined,
      (thrown: unknown) => {
        if (thrown instanceof CallError) return thrown
        throw thrown
      },
    )
    for (const id of ids) onEach(id, fault)
  }
  const of = (area: ReturnType<typeof areaOfFact>) => facts.filter((fact) => areaOfFact(fact) === area)
  const change = async (area: 'cabinets' | 'company', row: TargetRow | undefined) => {
    const own = of(area)
    if (!row || own.length === 0) return
    const path = writePath({ place, area }, area === 'company' ? '' : `/${encodeURIComponent(row.code)}`)
    const body = { VALUE: changedRow(row.value, own, russian), REVISION: row.revision }
    await attempt(
      own.map(({ id }) => id),
      () => parsed(areaAnswers.row, call('PUT', path, body, { signal })),
    )
  }
  await change('cabinets', cabinet)
  await change('company', company)
  for (const fact of facts) {
    if (fact.kind !== 'price' && fact.kind !== 'doctor') continue
    const body = { VALUE: newRow(fact, russian.get(fact.id), home) }
    const path = writePath({ place, area: areaOfFact(fact) })
    await attempt([fact.id], () => parsed(areaAnswers.row, call('POST', path, body, { signal })))
  }
}
