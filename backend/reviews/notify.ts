import { eq } from 'drizzle-orm'
import { defaultLocale, type Locale } from '../../locales/locale.ts'
import { account, company } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { send } from '../kit/outbox/send.ts'
import { sendToAccount } from '../kit/outbox/send-to-account.ts'
import { wordsOf } from '../shared/answers/words.ts'
import type { Review } from './reviews.case.ts'

type AboutReview =
  | { template: 'review-published' | 'review-answered' }
  | { template: 'review-rejected' | 'review-hidden'; reason: (locale: Locale) => string }
  | { template: 'review-disputed'; until: Date }

/** Mails the author, in their language: at the address of their account, otherwise at the contact that they have confirmed. */
export async function notifyAuthor(orm: Orm, row: Review, message: AboutReview): Promise<void> {
  const [person] = row.account ? await orm.select().from(account).where(eq(account.id, row.account)) : []
  const locale = person?.locale ?? row.locale ?? defaultLocale
  const [about] = await orm.select({ name: company.name }).from(company).where(eq(company.code, row.company))
  const values = {
    COMPANY: about ? wordsOf(about.name, locale).TEXT : '',
    LINK: '/profile/reviews',
    ...('reason' in message && { REASON: message.reason(locale) }),
    ...('until' in message && { UNTIL: message.until.toISOString() }),
  }
  const letter = { template: message.template, params: values } as Parameters<typeof sendToAccount>[2]
  if (person) return sendToAccount(orm, person, letter)
  if (!row.contact || !row.contactChannel) return
  const channel = row.contactChannel === 'email' ? 'mail' : 'sms'
  await send(orm, { ...letter, channel, to: row.contact, locale } as Parameters<typeof send>[1])
}

/** Mails the clinic at its address for questions (EMAIL_FOR_ISSUES) about a review that will be published. */
export async function notifyClinic(orm: Orm, row: Review, at: Date): Promise<void> {
  const [clinic] = await orm.select().from(company).where(eq(company.code, row.company))
  if (!clinic?.emailForIssues) return
  await send(orm, {
    template: 'review-to-clinic',
    channel: 'mail',
    to: clinic.emailForIssues,
    locale: defaultLocale,
    params: {
      COMPANY: clinic.name.ru,
      RATING: `${row.rating}/5`,
      AT: at.toISOString(),
      LINK: `/pro/${clinic.code}/reviews`,
    },
  })
}
