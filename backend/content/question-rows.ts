import { and, inArray, like, type SQL } from 'drizzle-orm'
import { question, type questionMessage } from '../database/tables/index.ts'
import type { Seed } from '../seed/index.ts'

type CompanySeed = Seed['companies'][number]

/** A code that no person's question has: theirs have no hyphen. */
const codeOf = (company: string, index: number) => `${company}-q${index + 1}`

/** The questions that a seed has written for some companies. */
export const isSeededQuestion = (companies: string[]): SQL | undefined =>
  and(inArray(question.company, companies), like(question.code, '%-q%'))

/** Published questions of a seed, each with its answer. */
export function questionRows({ code: company, questions }: CompanySeed) {
  return {
    questions: questions.map(({ text, lang, date, specialist }, index): typeof question.$inferInsert => ({
      code: codeOf(company, index),
      company,
      text,
      lang,
      specialist: specialist ?? null,
      name: 'Пациент',
      contact: `question-${index + 1}@demo.test`,
      contactChannel: 'email',
      status: 'answered',
      mayPublish: true,
      publication: 'published',
      createdAt: new Date(`${date}T06:00:00Z`),
      waitsSince: new Date(`${date}T06:00:00Z`),
    })),
    messages: questions.map(({ answer, date, specialist }, index): typeof questionMessage.$inferInsert => ({
      question: codeOf(company, index),
      kind: 'answer',
      text: answer,
      specialist: specialist ?? null,
      createdAt: new Date(`${date}T09:00:00Z`),
    })),
  }
}
