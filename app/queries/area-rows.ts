import { areaAnswers } from '../pro/area/area-answers.ts'
import { type AreaPlace, areaKeys, readPath } from '../pro/area/area-queries.ts'
import type { ApiQuery } from './api-query.ts'

/** Rows of an area that another screen shows or offers; `query` is that of the call, with its question mark. */
export const areaRows = (of: AreaPlace, query: string) =>
  ({
    // Not among the lists of the area: those are what its own screen has shown.
    key: [...areaKeys.area(of), 'elsewhere', query],
    path: readPath(of, query),
    schema: areaAnswers.list,
  }) satisfies ApiQuery

/** One row of an area, by its code. */
export const areaRow = (of: AreaPlace, code: string) =>
  ({
    key: areaKeys.row(of, code),
    path: readPath(of, `/${encodeURIComponent(code)}`),
    schema: areaAnswers.row,
  }) satisfies ApiQuery
