import { and, eq } from 'drizzle-orm'
import type { Locale } from '../../../locales/locale.ts'
import { specialities } from '../../../schemas/reference/specialities.ts'
import { type Membership, specialist } from '../../database/tables/index.ts'
import { ownDoctor } from '../../kit/access/own-doctor.ts'
import type { Orm } from '../../kit/database/database.ts'
import { ApiError } from '../../kit/errors/api-error.ts'
import { fieldFault } from '../../kit/errors/field-fault.ts'
import type { Texts } from '../../kit/tables/columns.ts'
import { nameWords } from '../../shared/answers/words.ts'
import { mayPlan } from '../../staff/index.ts'

/** The doctor who signs a document, with the words in its language. */
export type Signer = {
  code: string
  name: Texts
  speciality: Texts | undefined
  nameOf: (lang: Locale) => string
}

/**
 * The doctor who signs: the one asked for, else the member's own card, else the doctor of the visit. A member with the role doctor signs
 * alone (403 for another); one of some branches asks for doctors of those.
 */
export async function readSigner(
  orm: Orm,
  given: {
    member: Membership
    asked: string | undefined
    visit: string | undefined
    lang: Locale
    locale: Locale
  },
): Promise<Signer | undefined> {
  const { member, asked, visit, lang, locale } = given
  const own = ownDoctor(member)
  const code = asked ?? own ?? visit ?? member.specialist
  if (own === null || (own !== undefined && code !== own)) throw new ApiError('FORBIDDEN')
  if (!code) return undefined
  const [row] = await orm
    .select()
    .from(specialist)
    .where(and(eq(specialist.company, member.company), eq(specialist.code, code)))
  // The doctor of a visit that the member may read has signed for it, wherever they see patients today.
  const isOffered = row && (code === own || code === visit || mayPlan(member, row))
  if (asked !== undefined && !isOffered) throw fieldFault(locale, { SPECIALIST_CODE: 'invalid' })
  if (!row) return undefined
  const [first = ''] = row.specialities
  const nameOf = (to: Locale) => nameWords(row, to).TEXT
  return {
    code,
    name: { ru: nameOf('ru'), [lang]: nameOf(lang) },
    speciality: row.post ?? specialities[first],
    nameOf,
  }
}
