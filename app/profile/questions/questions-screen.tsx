'use client'

import MessageCircleQuestionMark from 'lucide-react/icons/message-circle-question-mark'
import { localizePath } from '../../../locales/locale.ts'
import type { QuestionStatus } from '../../../schemas/questions/question-status.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import type { BadgeTone } from '../../../ui/shown/badge.tsx'
import { EmptyState } from '../../../ui/shown/empty-state.tsx'
import { ownQuestions } from '../../queries/profile.ts'
import { useApiQuery } from '../../queries/use-api-query.ts'
import { useTranslation } from '../../use-translation.ts'
import { ListPages } from '../list-pages.tsx'
import { Screen } from '../screen.tsx'
import { sectionPath } from '../sections.ts'
import { ThreadCard } from '../thread-card.tsx'

const tones: Record<QuestionStatus, BadgeTone> = {
  new: 'accent',
  again: 'accent',
  answered: 'success',
  closed: 'neutral',
  spam: 'danger',
  withdrawn: 'neutral',
}

type Props = {
  page: number
  /** When the page was rendered. */
  now: string
}

/** The user's questions to clinics; each links to the page with its answer (R24). */
export function QuestionsScreen({ page, now }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { data, meta } = useApiQuery(ownQuestions(page))
  return (
    <Screen title={t('profile:section.questions')}>
      {meta.total === 0 ? (
        <EmptyState
          icon={MessageCircleQuestionMark}
          title={t('profile:questions.empty')}
          text={t('profile:questions.emptyText')}
          action={
            <ButtonLink link={{ href: localizePath('/companies/clinics', locale) }}>
              {t('profile:overview.findClinic')}
            </ButtonLink>
          }
        />
      ) : (
        <ul className="grid gap-4">
          {data.map((one) => (
            <ThreadCard
              key={one.QUESTION_CODE}
              to={[one.COMPANY.NAME, one.SPECIALIST ?? one.SPECIALITY]}
              path={one.PATH}
              state={{ tone: tones[one.STATUS], label: t(`profile:questions.status.${one.STATUS}`) }}
              text={one.TEXT}
              lang={one.LANG}
              at={one.CREATED_AT}
              timezone={one.COMPANY.TIMEZONE}
              now={now}
            />
          ))}
        </ul>
      )}
      <ListPages path={sectionPath('questions')} meta={meta} />
    </Screen>
  )
}
