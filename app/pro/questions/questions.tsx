'use client'

import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark'
import { type StaffQuestionState, staffQuestionStates } from '../../../schemas/api/question.ts'
import { toast } from '../../../ui/toast/toast-store.ts'
import { chime } from '../../live/chime.ts'
import { useSound } from '../../live/use-sound.ts'
import { staffQuestions } from '../../queries/questions.ts'
import { useApiQuery } from '../../queries/use-api-query.ts'
import { useTranslation } from '../../use-translation.ts'
import { SoundButton } from '../sound-button.tsx'
import { StateList } from '../state-list.tsx'
import { StaffQuestionCard } from './staff-question-card.tsx'
import { useLive } from './use-live.ts'

type Props = {
  place: string
  /** The path of the screen. */
  path: string
  state: StaffQuestionState
  page: number
  isDoctor: boolean
}

/** R98: questions to the clinic, with what may be done with each. */
export function Questions({ place, path, state, page, isDoctor }: Props) {
  const { t } = useTranslation()
  const { data, meta, COUNTS } = useApiQuery(staffQuestions(place, state, page))
  const [isHeard, setHeard] = useSound('questions-sound')
  useLive(place, (count) => {
    if (isHeard) chime()
    toast({ message: t('questions:news', { count }), variant: 'info' })
  })
  return (
    <StateList
      title={t('application:area.questions')}
      lead={t(isDoctor ? 'questions:leadDoctor' : 'questions:lead')}
      tools={<SoundButton label={t('questions:sound')} isOn={isHeard} set={setHeard} />}
      filter={t('questions:filter.label')}
      states={staffQuestionStates}
      nameOf={(one) => t(`questions:filter.${one}`)}
      counts={COUNTS}
      empty={{
        icon: MessageCircleQuestionMark,
        title: t(`questions:empty.${state}`),
        ...(state === 'all' && { text: t('questions:empty.text') }),
      }}
      {...{ path, state, meta }}
    >
      {data.map((question) => (
        <StaffQuestionCard
          key={question.QUESTION_CODE}
          question={question}
          place={place}
          isDoctor={isDoctor}
        />
      ))}
    </StateList>
  )
}
