import { translate } from '../../../../locales/index.ts'
import type { Locale } from '../../../../locales/locale.ts'
import { isAddedByCompany, isInWholeCompany } from '../../../../schemas/access/branch-rights.ts'
import { areaBulkAnswer, areaBulkBody, type BulkAction } from '../../../../schemas/api/area.ts'
import type { RowStatus } from '../../../../schemas/publication.ts'
import type { Orm } from '../../database/database.ts'
import { ApiError } from '../../errors/api-error.ts'
import { allChanged } from '../../events/changed.ts'
import type { Happened } from '../../events/happened.ts'
import { defineCall, type Endpoint } from '../../http/endpoint.ts'
import type { Area } from '../area.ts'
import { addAccess, changeAccess, checkPublisher } from '../area-access.ts'
import { paramsOf, rootOf } from '../area-root.ts'
import { findRow, lockRows, nextRevision, rowChanges, rowCondition } from '../rows.ts'
import { bulkLimits } from './change-limits.ts'
import { removeRow, type WriteContext } from './write-row.ts'

/** Shows or hides a row as it was seen. Returns what has changed by it, without saying so. */
async function setShown(
  orm: Orm,
  area: Area,
  code: string,
  { action, seen }: { action: BulkAction; seen: number | undefined },
  { member }: WriteContext,
): Promise<Happened[]> {
  const found = await findRow(orm, area, { member, code, isLocked: true })
  if (!found) throw new ApiError('NOT_FOUND')
  if (seen !== undefined && seen !== found.revision) throw new ApiError('ROW_CHANGED')
  const status: RowStatus = action === 'show' ? 'shown' : 'hidden'
  if (found.status === status) return []
  const row = { company: member.company, code }
  await orm
    .update(area.table)
    .set({
      status,
      ...nextRevision(area, member.account),
    })
    .where(rowCondition(area, row))
  return rowChanges(area, [row])
}

const refusal = (CODE: string, { code }: ApiError, locale: Locale) => ({
  CODE,
  error: { code, message: translate(locale)(`errors:${code}`) },
})

/** Runs an action on several rows; a failure does not affect the others. */
export const bulkCall = (area: Area, areas: ReadonlyMap<string, Area>): Endpoint =>
  defineCall({
    method: 'post',
    service: 'w-business',
    name: `${area.definition.name}.bulk`,
    path: `${rootOf(area)}/${area.definition.name}_bulk`,
    summary: `Removes, shows or hides several of ${area.definition.label.en}, and says which could not be`,
    access: area.definition.scheduled ? changeAccess(area) : addAccess(area),
    limits: bulkLimits,
    params: paramsOf(area, {}),
    body: areaBulkBody,
    answer: areaBulkAnswer,
    act: async ({ member, body: { ACTION, CODES, REVISIONS = {} }, locale, transaction }) => {
      if (ACTION === 'remove') {
        if (isAddedByCompany(area.definition) && !isInWholeCompany(member.cabinets))
          throw new ApiError('FORBIDDEN')
      } else {
        if (!area.definition.scheduled) throw new ApiError('BAD_REQUEST')
        checkPublisher(area, member)
      }
      const writing = { member, locale, areas }
      const codes = [...new Set(CODES)]
      return transaction(async (orm) => {
        // Two bulk actions that lock the same rows in different orders would wait for each other.
        await lockRows(orm, area, member.company)
        const refused = new Map<string, ApiError>()
        const changes: Happened[] = []
        for (const code of codes) {
          try {
            const own = await orm.transaction((inner) =>
              ACTION === 'remove'
                ? removeRow(inner, area, code, writing)
                : setShown(inner, area, code, { action: ACTION, seen: REVISIONS[code] }, writing),
            )
            changes.push(...own)
          } catch (error) {
            if (!(error instanceof ApiError)) throw error
            refused.set(code, error)
          }
        }
        await allChanged(orm, changes)
        return {
          DONE: codes.filter((code) => !refused.has(code)),
          REFUSED: [...refused].map(([code, error]) => refusal(code, error, locale)),
        }
      })
    },
  })
