import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../client/call.ts'
import { CallError } from '../../../../client/call-error.ts'
import type { AreaRow } from '../../../../schemas/api/area.ts'
import { parsed } from '../../../queries/parsed.ts'
import { areaAnswers } from '../area-answers.ts'
import { useArea } from '../area-context.ts'
import { areaKeys, writePath } from '../area-queries.ts'

/**
 * Publishes a saved draft, now or later, takes it down, and cancels a scheduled publication; each returns the row, or undefined with a
 * `fault`. `codeOf` is called at each action: a new draft has a code after its first save.
 */
export function usePublication(codeOf: () => string | undefined) {
  const { place } = useArea()
  const client = useQueryClient()
  const [isPending, setPending] = useState(false)
  const [fault, setFault] = useState('')
  const keyOf = () => areaKeys.row(place, codeOf() ?? '')

  async function run(method: 'POST' | 'DELETE', act: string, body?: object): Promise<AreaRow | undefined> {
    const code = codeOf()
    if (code === undefined) return undefined
    const key = keyOf()
    setPending(true)
    setFault('')
    try {
      const path = writePath(place, `/${encodeURIComponent(code)}/${act}`)
      const row = await parsed(areaAnswers.row, call(method, path, body))
      client.setQueryData(key, row)
      void client.invalidateQueries({ queryKey: areaKeys.lists(place) })
      return row
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setFault(error.message)
      void client.invalidateQueries({ queryKey: key })
      return undefined
    } finally {
      setPending(false)
    }
  }
  const revision = () => client.getQueryData<AreaRow>(keyOf())?.REVISION
  return {
    isPending,
    fault,
    /** Publishes the saved draft; at an instant if one is given. */
    publish: (at?: string) =>
      run('POST', 'publish', { REVISION: revision(), ...(at !== undefined && { PUBLISH_AT: at }) }),
    takeDown: () => run('POST', 'unpublish'),
    cancel: () => run('DELETE', 'schedule'),
  }
}
