import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../client/call.ts'
import { CallError } from '../../../client/call-error.ts'
import { parsed } from '../../queries/parsed.ts'
import { useTranslation } from '../../use-translation.ts'
import { areaAnswers } from '../area/area-answers.ts'
import { useArea } from '../area/area-context.ts'
import { areaKeys, writePath } from '../area/area-queries.ts'
import type { Batch } from './batch-body.ts'

/** Saves rows by one call: all, or none. Refusals are reported by row; if the answer was lost, `onLost` reads what was saved. */
export function useBatch({ onLost }: { onLost: () => void }) {
  const { t } = useTranslation()
  const { place } = useArea()
  const client = useQueryClient()
  const [isSaving, setSaving] = useState(false)
  const [refused, setRefused] = useState<ReadonlyMap<number, string>>(new Map())
  const [fault, setFault] = useState<string>()

  async function tell(thrown: CallError, { ids }: Batch) {
    const { areaBatchFaults } = await import('../../../schemas/api/area.ts')
    const rows = areaBatchFaults.safeParse(thrown.data.ROWS)
    if (rows.success && rows.data.length > 0) {
      const named = rows.data.flatMap(({ LIST, AT, MESSAGE }) => {
        const id = ids[LIST][AT]
        return id === undefined ? [] : [[id, MESSAGE] as const]
      })
      setRefused(new Map(named))
      setFault(t('business:paste.refused', { count: named.length }))
      if (rows.data.some(({ CODE }) => CODE !== 'FIELDS')) onLost()
      return
    }
    setFault(thrown.sentence)
    // Without an answer the rows may have been saved: rows that exist by now are not sent again.
    if (thrown.status === 0 || thrown.status >= 500) onLost()
  }

  async function save(batch: Batch): Promise<boolean> {
    if (isSaving) return false
    setSaving(true)
    setRefused(new Map())
    setFault(undefined)
    try {
      await parsed(areaAnswers.batch, call('POST', writePath(place, '_batch'), batch.body, { isLong: true }))
      void client.invalidateQueries({ queryKey: areaKeys.area(place) })
      return true
    } catch (thrown) {
      if (!(thrown instanceof CallError)) throw thrown
      await tell(thrown, batch)
      return false
    } finally {
      setSaving(false)
    }
  }
  return { save, isSaving, refused, fault }
}
