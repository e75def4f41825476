import { and, eq } from 'drizzle-orm'
import { question, questionMessage } from '../database/tables/index.ts'

/** Joins the answer that is published with a question. */
export const isFirstAnswer = and(
  eq(questionMessage.question, question.code),
  eq(questionMessage.kind, 'answer'),
)
