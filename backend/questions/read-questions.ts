import { and, eq, inArray } from 'drizzle-orm'
import type { Locale } from '../../locales/locale.ts'
import { questionMessageKinds } from '../../schemas/questions/question-status.ts'
import { question, questionMessage, specialist, speciality } from '../database/tables/index.ts'
import { readHistories } from '../kit/cases/read-histories.ts'
import type { Orm } from '../kit/database/database.ts'
import { reasonWords } from '../reviews/index.ts'
import { instant } from '../shared/answers/instant.ts'
import { nameWords, wordsOf } from '../shared/answers/words.ts'
import { answerByOf } from './answer-by.ts'
import type { Question } from './question-link.ts'
import { publications, questions } from './questions.case.ts'

/** The parts of questions that the asker and the staff see alike: the words, the addressee, and the later messages. */
export async function readQuestions(
  orm: Orm,
  rows: readonly Question[],
  { reader, locale }: { reader: 'author' | 'staff'; locale: Locale },
) {
  const codes = rows.map(({ code }) => code)
  if (codes.length === 0) return []
  const { lastName, name, middleName } = specialist
  const doctor = { code: specialist.code, lastName, name, middleName }
  const named = await orm
    .select({ of: question.code, doctor, speciality: speciality.name })
    .from(question)
    .leftJoin(
      specialist,
      and(eq(specialist.company, question.company), eq(specialist.code, question.specialist)),
    )
    .leftJoin(speciality, eq(speciality.slug, question.speciality))
    .where(inArray(question.code, codes))
  const said = await orm
    .select({ message: questionMessage, doctor })
    .from(questionMessage)
    .innerJoin(question, eq(question.code, questionMessage.question))
    .leftJoin(
      specialist,
      and(eq(specialist.company, question.company), eq(specialist.code, questionMessage.specialist)),
    )
    .where(inArray(questionMessage.question, codes))
  const historyOf = await readHistories(orm, [questions, publications], codes, { reader, locale })
  return rows.map((row) => {
    const to = named.find(({ of }) => of === row.code)
    return {
      row,
      words: {
        QUESTION_CODE: row.code,
        STATUS: row.status,
        TEXT: row.text,
        LANG: row.lang,
        CREATED_AT: instant(row.createdAt),
        ANSWER_BY: answerByOf(row),
        SPECIALIST: to?.doctor ? nameWords(to.doctor, locale).TEXT : null,
        SPECIALITY: to?.speciality ? wordsOf(to.speciality, locale).TEXT : null,
        MAY_PUBLISH: row.mayPublish,
        PUBLICATION: row.publication,
        REASON: row.reason && reasonWords(row.reason, row.reasonText, locale),
        MESSAGES: questionMessageKinds.flatMap((kind) =>
          said
            .filter(({ message }) => message.question === row.code && message.kind === kind)
            .map((one) => ({
              KIND: kind,
              TEXT: one.message.text,
              AT: instant(one.message.createdAt),
              SPECIALIST: one.doctor && nameWords(one.doctor, locale).TEXT,
            })),
        ),
        // A question without a contact was erased, and so is what became of it.
        HISTORY: row.contact === '' ? [] : historyOf(row.code),
      },
    }
  })
}
