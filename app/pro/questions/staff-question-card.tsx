import { useState } from 'react'
import { call } from '../../../client/call.ts'
import type { StaffQuestion } from '../../../schemas/api/question.ts'
import { formatHomeDay } from '../../../schemas/formats/format-in-home-zone.ts'
import { answerWithinDays } from '../../../schemas/questions/question-status.ts'
import { Button } from '../../../ui/button/button.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Badge, type BadgeTone } from '../../../ui/shown/badge.tsx'
import { Card } from '../../../ui/shown/card.tsx'
import { CaseHistory } from '../../cases/case-history.tsx'
import { questions } from '../../queries/questions.ts'
import { useSubjectMutation } from '../../queries/use-subject-mutation.ts'
import { WrittenText } from '../../reviews/written-text.tsx'
import { useTranslation } from '../../use-translation.ts'
import { ContactLink } from '../contact-link.tsx'
import { WaitingBadge } from '../waiting-badge.tsx'

const tones: Record<StaffQuestion['STATUS'], BadgeTone> = {
  new: 'accent',
  answered: 'success',
  again: 'accent',
  closed: 'neutral',
  spam: 'danger',
  withdrawn: 'neutral',
}
const withinHours = answerWithinDays * 24
const sinceOf = (answerBy: string) => new Date(Date.parse(answerBy) - withinHours * 3_600_000).toISOString()

type Props = { question: StaffQuestion; place: string; now: string; isDoctor: boolean }

/** A question as the clinic's staff see it, with its clock, the later messages, and the possible actions now. */
export function StaffQuestionCard({ question, place, now, isDoctor }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { busy, act } = useSubjectMutation(questions)
  const [isAnswering, setAnswering] = useState(false)
  const { QUESTION_CODE, STATUS, NAME, TEXT, LANG, CREATED_AT, ANSWER_BY, MESSAGES, MAY } = question
  const { SPECIALIST, SPECIALITY, CONTACT, MAY_PUBLISH, PUBLICATION, REASON } = question
  const base = `/w-business/${place}/question/${encodeURIComponent(QUESTION_CODE)}` as const
  const move = (arrow: 'close' | 'spam' | 'restore') =>
    void act(arrow, () => call('POST', `${base}/${arrow}`), t(`questions:done.${arrow}`))
  const facts = [
    t('questions:of', { number: QUESTION_CODE }),
    formatHomeDay(CREATED_AT, locale),
    SPECIALIST ?? SPECIALITY,
  ]
  const publication =
    PUBLICATION === 'kept'
      ? MAY_PUBLISH && t('questions:mayPublish')
      : t(`questions:publication.${PUBLICATION}`)
  return (
    <Card as="li">
      <article aria-label={t('questions:of', { number: QUESTION_CODE })}>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="text-lg">{NAME || t('questions:nobody')}</h2>
          <Badge tone={tones[STATUS]}>{t(`questions:status.${STATUS}`)}</Badge>
          {ANSWER_BY && <WaitingBadge since={sinceOf(ANSWER_BY)} limit={withinHours} />}
        </div>
        <p className="mt-1 text-sm text-ink-soft">{facts.filter(Boolean).join(' · ')}</p>
        {CONTACT && <ContactLink contact={CONTACT} />}
        <p className="mt-3 max-w-text whitespace-pre-line [overflow-wrap:anywhere]" lang={LANG}>
          {TEXT}
        </p>
        {MESSAGES.map(({ KIND, TEXT: text, AT, SPECIALIST: by }) => (
          <div
            key={KIND}
            className={`mt-4 border-s-2 ps-4 ${KIND === 'follow-up' ? 'border-line' : 'border-accent-line'}`}
          >
            <p className="text-sm font-medium">
              {by ?? t(`questions:said.${KIND}`)} · {formatHomeDay(AT, locale)}
            </p>
            <p className="mt-1 max-w-text whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
          </div>
        ))}
        {publication && (
          <p className="mt-3 max-w-text text-sm text-ink-soft">
            {publication} {REASON}
          </p>
        )}
        <CaseHistory history={question.HISTORY} now={now} />
        {isAnswering ? (
          <WrittenText
            label={t(isDoctor ? 'questions:answerLabelDoctor' : 'questions:answerLabel')}
            hint={t('questions:answerHint')}
            submit={t('questions:act.send')}
            subject={questions}
            done={t('questions:done.answer')}
            send={(body) => call('POST', `${base}/answer`, body)}
            onClose={() => setAnswering(false)}
          />
        ) : (
          <div className="mt-4 flex flex-wrap gap-3 empty:hidden">
            {MAY.ANSWER && <Button onClick={() => setAnswering(true)}>{t('questions:act.answer')}</Button>}
            {MAY.CLOSE && (
              <Button variant="secondary" loading={busy === 'close'} onClick={() => move('close')}>
                {t('questions:act.close')}
              </Button>
            )}
            {MAY.SPAM && (
              <Button variant="empty" loading={busy === 'spam'} onClick={() => move('spam')}>
                {t('questions:act.spam')}
              </Button>
            )}
            {MAY.RESTORE && (
              <Button variant="secondary" loading={busy === 'restore'} onClick={() => move('restore')}>
                {t('questions:act.restore')}
              </Button>
            )}
          </div>
        )}
      </article>
    </Card>
  )
}
