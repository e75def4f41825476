import { questionCase } from '../../schemas/questions/question.case.ts'
import { publicationCase } from '../../schemas/questions/question-publication.case.ts'
import { question, questionMove } from '../database/tables/index.ts'
import { historyIn, serveCase } from '../kit/cases/case-server.ts'
import { keptReasonInWords } from '../reviews/index.ts'

const history = historyIn(questionMove)

/** Moves of a question; each notifies the clinic's staff. */
export const questions = serveCase({
  definition: questionCase,
  table: question,
  key: question.code,
  state: question.status,
  history,
})

/** Moves of the publication of a question with its first answer. */
export const publications = serveCase({
  definition: publicationCase,
  table: question,
  key: question.code,
  state: question.publication,
  history,
  reasonInWords: keptReasonInWords,
})
