import { filedCase } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { findByLink } from '../kit/secrets/find-by-link.ts'
import { type Link, linkSecret, linkToken } from '../kit/secrets/link-token.ts'
import type { FiledCase } from './filed-cases.case.ts'

/** The secret that signs links of cases. Pass the database itself, not a transaction. */
export const caseSecret = (orm: Orm): Promise<string> => linkSecret(orm, 'case')

/** The page at which an author reads the case, without language. */
export const casePath = (secret: string, code: string): string =>
  `/link/case?code=${code}&token=${linkToken(secret, code)}`

/** The case of a link, locked in a transaction that changes it. Throws 404, also for a wrong token. */
export const findCase = (orm: Orm, link: Link): Promise<FiledCase> => findByLink(orm, filedCase, link)
