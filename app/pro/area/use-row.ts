import { useQuery } from '@tanstack/react-query'
import { call } from '../../../client/call.ts'
import { parsed } from '../../queries/parsed.ts'
import { areaAnswers } from './area-answers.ts'
import { type AreaPlace, areaKeys, readPath } from './area-queries.ts'

/** A row of an area, the only one without a code; nothing is read while it is not `enabled`. */
export const useRow = (place: AreaPlace, code: string | undefined, enabled: boolean) =>
  useQuery({
    queryKey: areaKeys.row(place, code ?? ''),
    queryFn: ({ signal }) => {
      const path = readPath(place, code === undefined ? '' : `/${encodeURIComponent(code)}`)
      return parsed(areaAnswers.row, call('GET', path, undefined, { signal }))
    },
    enabled,
  })
