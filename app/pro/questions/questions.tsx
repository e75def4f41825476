'use client'

import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark'
import { localizePath } from '../../../locales/locale.ts'
import { type StaffQuestionState, staffQuestionStates } from '../../../schemas/api/question.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { usePage } from '../../../ui/page-context.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { FilterTabs } from '../../profile/filter-tabs.tsx'
import { staffQuestions } from '../../queries/questions.ts'
import { useApiQuery } from '../../queries/use-api-query.ts'
import { useTranslation } from '../../use-translation.ts'
import { StaffQuestionCard } from './staff-question-card.tsx'

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
  const { locale } = usePage()
  const { t } = useTranslation()
  const { data, meta, COUNTS } = useApiQuery(staffQuestions(place, state, page))
  const hrefOf = (one: StaffQuestionState, to = 1) => {
    const query = new URLSearchParams({
      ...(one !== 'waiting' && { state: one }),
      ...(to > 1 && { page: `${to}` }),
    })
    return query.size > 0 ? `${path}?${query}` : path
  }
  const tabs = staffQuestionStates.map((one) => ({
    href: hrefOf(one),
    label: `${t(`questions:filter.${one}`)} · ${COUNTS[one]}`,
    current: one === state,
  }))
  return (
    <>
      <h1 className="text-3xl">{t('application:area.questions')}</h1>
      <p className="mt-2 max-w-text text-ink-soft">
        {t(isDoctor ? 'questions:leadDoctor' : 'questions:lead')}
      </p>
      <div className="mt-6">
        <FilterTabs label={t('questions:filter.label')} items={tabs} />
      </div>
      <div className="mt-4">
        {data.length === 0 ? (
          <EmptyState
            icon={MessageCircleQuestionMark}
            title={t(`questions:empty.${state}`)}
            {...(state === 'all' && { text: t('questions:empty.text') })}
          />
        ) : (
          <ul className="grid gap-4">
            {data.map((question) => (
              <StaffQuestionCard
                key={question.QUESTION_CODE}
                question={question}
                place={place}
                isDoctor={isDoctor}
              />
            ))}
          </ul>
        )}
      </div>
      <div className="mt-6">
        <Pagination
          page={meta.page}
          pages={meta.pages}
          hrefOf={(to) => localizePath(hrefOf(state, to), locale)}
        />
      </div>
    </>
  )
}
