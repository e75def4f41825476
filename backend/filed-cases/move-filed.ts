import type { Locale } from '../../locales/locale.ts'
import { takesReason } from '../../schemas/cases/define-case.ts'
import type { filedCase } from '../database/tables/index.ts'
import { type Move, moveRow } from '../kit/cases/move-case.ts'
import type { Orm } from '../kit/database/database.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { fieldFault } from '../kit/errors/field-fault.ts'
import { refuseProfanity } from '../kit/profanity/refuse-profanity.ts'
import { type FiledCase, filedServer } from './filed-cases.case.ts'
import { notifyOfMove } from './notify-cases.ts'

type Asked = Pick<Move<typeof filedCase>, 'by' | 'account'> & {
  arrow: string
  reason: string | undefined
  locale: Locale
  secret: string
}

/**
 * Moves a case along an arrow and notifies the other side. Throws 404 for an unknown case or arrow, 403 for an arrow that is not for the
 * mover, 422 without a reason where one is needed and with one that nobody would read, and 409 if it is in another state.
 */
export async function moveFiled(
  orm: Orm,
  row: FiledCase,
  { arrow, reason, by, account, locale, secret }: Asked,
): Promise<FiledCase> {
  const server = filedServer(row.kind)
  const arrows = server?.definition.arrows ?? {}
  // The name comes from an address: `constructor` is no arrow.
  const known = Object.hasOwn(arrows, arrow) ? arrows[arrow] : undefined
  if (!server || !known) throw new ApiError('NOT_FOUND')
  if (!known.by.includes(by)) throw new ApiError('FORBIDDEN')
  if (known.needsReason && reason === undefined) throw fieldFault(locale, { REASON: 'required' })
  if (reason !== undefined && !takesReason(known)) throw fieldFault(locale, { REASON: 'noReason' })
  refuseProfanity(locale, { REASON: reason })
  const moved = await moveRow(orm, server, arrow, row.code, { by, account, reason })
  await notifyOfMove(orm, server.definition, moved, { arrow: known, by, reason, secret })
  return moved
}
