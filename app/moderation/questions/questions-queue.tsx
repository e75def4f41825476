'use client'

import type { ModeratedQuestion } from '../../../schemas/api/question.ts'
import { formatInHomeZone } from '../../../schemas/formats/format-in-home-zone.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { CaseHistory } from '../../cases/case-history.tsx'
import { DocumentLink } from '../../profile/document-link.tsx'
import { moderatedQuestions } from '../../queries/moderation.ts'
import { useApiQuery } from '../../queries/use-api-query.ts'
import { useTranslation } from '../../use-translation.ts'
import { QueueList } from '../queue-list.tsx'
import { TextDecision } from '../reviews/decision.tsx'

/** Questions with their answers that would be published, the oldest first. */
export function QuestionsQueue({ page, now }: { page: number; now: string }) {
  const { data, meta } = useApiQuery(moderatedQuestions(page))
  return (
    <QueueList queue="questions" meta={meta}>
      {data.map((question) => (
        <QuestionToJudge key={question.QUESTION_CODE} question={question} now={now} />
      ))}
    </QueueList>
  )
}

/** Both as everybody would read them, and the decision. */
function QuestionToJudge({ question, now }: { question: ModeratedQuestion; now: string }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { QUESTION_CODE, TEXT, ANSWER, LANG, ABOUT } = question
  return (
    <li className="rounded-card bg-surface p-5">
      <article aria-label={t('questions:of', { number: QUESTION_CODE })}>
        <h2 className="text-xl">
          <DocumentLink path={ABOUT.PATH}>{ABOUT.NAME}</DocumentLink>
        </h2>
        <p className="text-sm text-ink-soft">{formatInHomeZone(question.AT, locale, now)}</p>
        <p className="mt-3 max-w-text whitespace-pre-line [overflow-wrap:anywhere]" lang={LANG}>
          {TEXT}
        </p>
        <div className="mt-4 border-s-2 border-accent-line ps-4">
          <p className="text-sm font-medium">{ABOUT.SPECIALIST ?? t('questions:said.answer')}</p>
          <p className="mt-1 max-w-text whitespace-pre-line [overflow-wrap:anywhere]">{ANSWER}</p>
        </div>
        <CaseHistory history={question.HISTORY} now={now} />
        <TextDecision
          id={QUESTION_CODE}
          path={`/w-front/v1/moderation/questions/${encodeURIComponent(QUESTION_CODE)}/decision`}
        />
      </article>
    </li>
  )
}
