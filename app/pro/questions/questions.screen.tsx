import { staffQuestionStates } from '../../../schemas/api/question.ts'
import { hasEmailForIssue } from '../../../schemas/companies/own-companies.ts'
import { oneOf, pageNumber } from '../../page-query.ts'
import { Prefetched } from '../../queries/prefetched.tsx'
import { staffQuestions } from '../../queries/questions.ts'
import type { ProState } from '../load-pro.ts'
import { placePath, proPath } from '../place-names.ts'
import type { Asked } from '../section-screens.ts'
import { Questions } from './loaded-screen.tsx'

/** R98: questions to the clinic, first of all those that wait for an answer. */
export default async function questionsScreen(
  { companies, company, cabinetCode, access }: ProState,
  { query }: Asked,
) {
  const place = placePath(company.COMPANY_CODE, cabinetCode)
  const state = oneOf(staffQuestionStates, query.get('state') ?? undefined) ?? 'waiting'
  const page = pageNumber(query.get('page') ?? undefined)
  return (
    <Prefetched queries={[staffQuestions(place, state, page)]}>
      <Questions
        place={place}
        path={`${proPath(company.COMPANY_CODE)}/questions`}
        state={state}
        page={page}
        now={new Date().toISOString()}
        isDoctor={access.ROLE === 'doctor'}
        takesQuestions={hasEmailForIssue(companies, company.COMPANY_CODE)}
      />
    </Prefetched>
  )
}
