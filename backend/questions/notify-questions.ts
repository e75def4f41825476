import { and, eq } from 'drizzle-orm'
import { defaultLocale } from '../../locales/locale.ts'
import { company, specialist, speciality } from '../database/tables/index.ts'
import type { Orm } from '../kit/database/database.ts'
import { send } from '../kit/outbox/send.ts'
import { nameWords, wordsOf } from '../shared/answers/words.ts'
import { answerBy } from './answer-by.ts'
import { type Question, questionPath } from './question-link.ts'

type ToAsker =
  | { template: 'question-received'; secret: string }
  | { template: 'question-answered'; secret: string; answer: string }

/** Mails the asker at the contact that they have confirmed, in their language, with the link of the question. */
export async function notifyAsker(orm: Orm, row: Question, message: ToAsker): Promise<void> {
  const [about] = await orm.select({ name: company.name }).from(company).where(eq(company.code, row.company))
  const common = {
    channel: row.contactChannel === 'email' ? ('mail' as const) : ('sms' as const),
    to: row.contact,
    locale: row.lang,
  }
  const values = {
    NAME: row.name,
    COMPANY: about ? wordsOf(about.name, row.lang).TEXT : '',
    QUESTION_CODE: row.code,
    LINK: questionPath(message.secret, row.code),
  }
  if (message.template === 'question-received')
    await send(orm, {
      ...common,
      template: message.template,
      params: { ...values, ANSWER_BY: answerBy(row.waitsSince) },
    })
  else
    await send(orm, { ...common, template: message.template, params: { ...values, ANSWER: message.answer } })
}

/** Mails the clinic at its address for questions (EMAIL_FOR_ISSUES) about a text that waits for its answer. */
export async function notifyClinic(orm: Orm, row: Question, text: string): Promise<void> {
  const [clinic] = await orm.select().from(company).where(eq(company.code, row.company))
  if (!clinic?.emailForIssues) return
  const [doctor] = row.specialist
    ? await orm
        .select()
        .from(specialist)
        .where(and(eq(specialist.company, row.company), eq(specialist.code, row.specialist)))
    : []
  const [wanted] = row.speciality
    ? await orm.select().from(speciality).where(eq(speciality.slug, row.speciality))
    : []
  await send(orm, {
    template: 'question-to-clinic',
    channel: 'mail',
    to: clinic.emailForIssues,
    locale: defaultLocale,
    params: {
      COMPANY: clinic.name.ru,
      QUESTION_CODE: row.code,
      PERSON: row.name,
      DOCTOR: doctor && nameWords(doctor, defaultLocale).TEXT,
      SPECIALITY: wanted?.name.ru,
      QUESTION: text,
      LANGUAGE: row.lang,
      ANSWER_BY: answerBy(row.waitsSince),
      LINK: `/pro/${clinic.code}/questions`,
    },
  })
}
