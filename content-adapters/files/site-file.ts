import { judge } from '../../schemas/core/judge.ts'
import { type Static, t } from '../../schemas/core/type.ts'
import { siteFields } from '../parts/site-fields.ts'
import type { SourceProblem } from '../source.ts'
import { neededOf } from './file-problem.ts'
import { readObject } from './read-data.ts'

/** `site.json`: which clinic it is, the design of its site, and its menu. */
const siteFileSchema = t.object(siteFields)

export type SiteFile = Static<typeof siteFileSchema>

/** What is valid of `site.json`. Throws `FileFault` if it names no clinic. */
export function readSite(file: string, text: string, report: (problem: SourceProblem) => void): SiteFile {
  const { problems, value } = judge(siteFileSchema, readObject(text))
  const says =
    'It does not say which clinic it is: write "code": "1001", the code in the address of its section for staff, /pro/1001'
  return neededOf(file, text, { problems, value, needs: 'code', says }, report)
}
