import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { translate } from '../../locales/index.ts'
import { type Locale, locales } from '../../locales/locale.ts'
import { deleteAccountBody } from '../../schemas/api/profile.ts'
import { tags } from '../../schemas/tags.ts'
import { isOwn, verifyPassword } from '../accounts/index.ts'
import { forgetClaims } from '../claims/index.ts'
import { removeUnapproved } from '../companies/index.ts'
import { forgetConsultations } from '../consultations/index.ts'
import {
  account,
  appointment,
  company,
  companyClaim,
  confirmation,
  consultation,
  membership,
  outbox,
  question,
  rateLimit,
  review,
  reviewPaper,
  waitingList,
} from '../database/tables/index.ts'
import { accessTag } from '../kit/access/memberships.ts'
import { lockCompanies } from '../kit/company/lock-company.ts'
import type { Orm } from '../kit/database/database.ts'
import { ApiError } from '../kit/errors/api-error.ts'
import { fieldFault } from '../kit/errors/field-fault.ts'
import { removeFiles } from '../kit/files/uploaded-files.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { invalidate } from '../kit/invalidation/invalidate.ts'
import { sendToAccount } from '../kit/outbox/send-to-account.ts'
import { ownContacts } from '../kit/sessions/contact.ts'
import type { Account } from '../kit/sessions/person.ts'
import { endSession } from '../kit/sessions/session.ts'
import { forgetQuestions } from '../questions/index.ts'
import { isShownReview } from '../shared/answers/shown-review.ts'
import { wordsOf } from '../shared/answers/words.ts'
import { revokeCodesOf } from '../staff/index.ts'

/** The tables in which companies have data of a person. */
const personal = [membership, appointment, companyClaim, consultation, question, review]

/** Locks all companies that have something of the person. */
async function lockOwn(orm: Orm, { id }: Account): Promise<void> {
  const selects = personal.map(
    (table) => sql`select ${table.company} from ${table} where ${eq(table.account, id)}`,
  )
  await lockCompanies(orm, sql.join(selects, sql` union `))
  // The account is locked too, so that it cannot join another company meanwhile.
  await orm.select({ id: account.id }).from(account).where(eq(account.id, id)).for('update')
}

/** Companies with this person as their only owner. Requires `lockOwn`. */
async function ownedAlone(orm: Orm, { id }: Account) {
  const mine = orm
    .select({ company: membership.company })
    .from(membership)
    .where(and(eq(membership.account, id), eq(membership.role, 'owner')))
  const owners = await orm
    .select({ account: membership.account, company: membership.company })
    .from(membership)
    .where(and(eq(membership.role, 'owner'), inArray(membership.company, mine)))
  const shared = owners.filter((owner) => owner.account !== id).map((owner) => owner.company)
  const alone = owners.map((owner) => owner.company).filter((code) => !shared.includes(code))
  return orm
    .select({ code: company.code, name: company.name, status: company.status })
    .from(company)
    .where(inArray(company.code, alone))
    .orderBy(company.code)
}

type Owned = Awaited<ReturnType<typeof ownedAlone>>[number]

/**
 * Public reviews stay, without their author and the documents that proved them; others are deleted. Returns the companies whose reviews
 * changed, and the files that no row refers to any more.
 */
async function anonymizeReviews(
  orm: Orm,
  { id }: Account,
): Promise<{ companies: string[]; papers: string[] }> {
  const own = eq(review.account, id)
  const ofOwn = inArray(reviewPaper.review, orm.select({ code: review.code }).from(review).where(own))
  const papers = await orm.delete(reviewPaper).where(ofOwn).returning({ file: reviewPaper.file })
  await orm.delete(review).where(and(own, sql`not ${isShownReview}`))
  const changed: string[] = []
  for (const locale of locales) {
    const author = translate(locale)('backend:formerPatient')
    const rows = await orm
      .update(review)
      .set({ author, account: null, contact: null, contactChannel: null, explanation: null })
      .where(and(own, eq(review.lang, locale)))
      .returning({ company: review.company })
    changed.push(...rows.map((row) => row.company))
  }
  return { companies: changed, papers: papers.map(({ file }) => file) }
}

/** Deletes personal data that is not in a row of the account. */
async function deleteContacts(orm: Orm, own: Account): Promise<void> {
  const contacts = ownContacts(own)
  await orm
    .delete(confirmation)
    .where(or(eq(confirmation.account, own.id), inArray(confirmation.contact, contacts)))
  await orm.delete(outbox).where(inArray(outbox.recipient, contacts))
  await orm.delete(waitingList).where(isOwn(waitingList, own))
  // A counter's key has the counted value as a word of its own.
  const counted = sql.param([own.id, ...contacts])
  await orm.delete(rateLimit).where(sql`string_to_array(${rateLimit.key}, ' ') && ${counted}::text[]`)
}

/** Whether the company was never approved, so that only its owners and the moderators have seen it. */
const isUnapproved = ({ status }: Owned): boolean => status === 'moderation' || status === 'rejected'

/** The error if the person is the only owner of companies. */
const soleOwnerError = (companies: readonly Owned[], locale: Locale) =>
  new ApiError('CONFLICT', {
    data: {
      COMPANIES: companies.map(({ code, name }) => ({
        COMPANY_CODE: code,
        NAME: wordsOf(name, locale).TEXT,
      })),
    },
  })

/**
 * Deletes the account with all personal data, and the person's companies that were never approved. 409 with the COMPANIES that have no
 * other owner: ownership has to be transferred first.
 */
export const deleteAccount = defineCall({
  method: 'post',
  service: 'w-front',
  path: '/v1/user/delete',
  summary: 'Deletes the account and everything personal; what others read stays without a name',
  access: 'person',
  limits: [{ per: 'person', times: 10, seconds: 900 }],
  body: deleteAccountBody,
  act: async ({ body, person, locale, caller, files, log, transaction }) => {
    const own = person.account
    if (!(await verifyPassword(own.passwordHash, body.PASSWORD)))
      throw fieldFault(locale, { PASSWORD: 'oldPassword' })
    const deleted = await transaction(async (orm) => {
      await lockOwn(orm, own)
      const companies = await ownedAlone(orm, own)
      const [unseen, needed] = [companies.filter(isUnapproved), companies.filter((one) => !isUnapproved(one))]
      if (needed.length > 0) throw soleOwnerError(needed, locale)
      const leftovers = await removeUnapproved(
        orm,
        unseen.map(({ code }) => code),
      )
      const reviewed = await anonymizeReviews(orm, own)
      await forgetQuestions(orm, own)
      const sent = [...(await forgetConsultations(orm, own)), ...(await forgetClaims(orm, own))]
      await revokeCodesOf(orm, { account: own.id })
      await deleteContacts(orm, own)
      await endSession(orm, caller)
      await orm.delete(account).where(eq(account.id, own.id))
      await sendToAccount(orm, own, { template: 'account-deleted', params: {} })
      await invalidate(orm, [accessTag(own.id), ...reviewed.companies.map(tags.reviews)])
      return [...leftovers, ...reviewed.papers, ...sent]
    })
    await removeFiles(files, log, own.avatar ? [...deleted, own.avatar] : deleted)
    return undefined
  },
})
