import { and, desc, inArray } from 'drizzle-orm'
import { waitingQuestions } from '../../schemas/questions/question-status.ts'
import { question } from '../database/tables/index.ts'
import { defineCall } from '../kit/http/endpoint.ts'
import { isFromPatient, lettersOf, mostLetters } from '../patients/index.ts'
import { instant } from '../shared/answers/instant.ts'
import { isForStaff } from './staff-questions.ts'

const waits: readonly string[] = waitingQuestions

export const questionsOfPatient = defineCall(
  lettersOf({
    name: 'questions',
    section: 'questions',
    summary:
      'Questions from the phone number, the address or the account of a patient that the caller may read',
    read: async (orm, card, member) => {
      const rows = await orm
        .select()
        .from(question)
        .where(
          and(
            isForStaff(member),
            isFromPatient(card, question),
            inArray(question.status, ['new', 'answered', 'again', 'closed']),
          ),
        )
        .orderBy(desc(question.createdAt), question.code)
        .limit(mostLetters)
      return rows.map(({ code, text, createdAt, status }) => ({
        CODE: code,
        TEXT: text,
        AT: instant(createdAt),
        WAITS: waits.includes(status),
        RATING: null,
      }))
    },
  }),
)
