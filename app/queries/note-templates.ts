import { areaRow, areaRows } from './area-rows.ts'

const area = (place: string) => ({ place, area: 'note-templates' })

/** The clinic's templates of notes in their order; `place` is company and branch as in a path, `1001/11`. */
export const noteTemplates = (place: string) => areaRows(area(place), '?page[size]=100')

/** A template of a note with its text. */
export const noteTemplate = (place: string, code: string) => areaRow(area(place), code)
