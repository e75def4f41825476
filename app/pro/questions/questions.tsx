'use client'

import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark'
import { type StaffQuestionState, staffQuestionStates } from '../../../schemas/api/question.ts'
import { questions, staffQuestions } from '../../queries/questions.ts'
import { useApiQuery } from '../../queries/use-api-query.ts'
import { useTranslation } from '../../use-translation.ts'
import { LiveSound } from '../live-sound.tsx'
import { StateList } from '../state-list.tsx'
import { StaffQuestionCard } from './staff-question-card.tsx'

type Props = {
  place: string
  /** The path of the screen. */
  path: string
  state: StaffQuestionState
  page: number
  now: string
  isDoctor: boolean
  /** False where the company has no e-mail address for questions, so that it cannot be asked. */
  takesQuestions: boolean
}

/** R98: questions to the clinic, with the actions for each. */
export function Questions({ place, path, state, page, now, isDoctor, takesQuestions }: Props) {
  const { t } = useTranslation()
  const { data, meta, COUNTS } = useApiQuery(staffQuestions(place, state, page))
  return (
    <StateList
      title={t('application:area.questions')}
      lead={t(
        takesQuestions ? (isDoctor ? 'questions:leadDoctor' : 'questions:lead') : 'questions:leadClosed',
      )}
      tools={
        <LiveSound
          place={place}
          kind="question"
          subject={questions}
          label={t('questions:sound')}
          told={(count) => t('questions:news', { count })}
        />
      }
      filter={t('questions:filter.label')}
      states={staffQuestionStates}
      nameOf={(one) => t(`questions:filter.${one}`)}
      counts={COUNTS}
      empty={{
        icon: MessageCircleQuestionMark,
        title: t(`questions:empty.${state}`),
        ...(state === 'all' && { text: t('questions:empty.text') }),
      }}
      path={path}
      state={state}
      meta={meta}
    >
      {data.map((question) => (
        <StaffQuestionCard
          key={question.QUESTION_CODE}
          question={question}
          place={place}
          now={now}
          isDoctor={isDoctor}
        />
      ))}
    </StateList>
  )
}
