import { areaAnswers } from '../pro/area/area-answers.ts'
import { areaKeys, readPath } from '../pro/area/area-queries.ts'
import type { ApiQuery } from './api-query.ts'

const area = (place: string) => ({ place, area: 'note-templates' })

/** The names of the clinic's templates of notes in their order; `place` is company and branch as in a path, `1001/11`. */
export const noteTemplateNames = (place: string) =>
  ({
    key: [...areaKeys.area(area(place)), 'names'],
    path: readPath(area(place), '?page[size]=100'),
    schema: areaAnswers.list,
  }) satisfies ApiQuery

/** A template of a note with its text. */
export const noteTemplateOf = (place: string, code: string) =>
  ({
    key: areaKeys.row(area(place), code),
    path: readPath(area(place), `/${encodeURIComponent(code)}`),
    schema: areaAnswers.row,
  }) satisfies ApiQuery
