import type { Locale } from '../../locales/locale.ts'
import type { ConsultationMessage, StaffConsultation } from '../../schemas/api/consultation.ts'
import { consultationStatus, stateOfConsultation } from '../../schemas/consultations/consultation-status.ts'
import { formatInHomeZone } from '../../schemas/formats/format-in-home-zone.ts'
import { usePage } from '../../ui/core/page-context.tsx'
import { useTranslation } from '../use-translation.ts'
import { MessageItem } from './message-item.tsx'

type Change = StaffConsultation['HISTORY'][number]
type Message = Omit<ConsultationMessage, 'IS_NEW'> & { IS_NEW?: boolean }

type Props = {
  consultation: {
    NAME: string
    TEXT: string
    LANG: Locale
    CREATED_AT: string
    MESSAGES: readonly Message[]
    HISTORY: readonly Change[]
  }
  now: string
  /** Path of the call that has its files, without the file. */
  files: string
}

/** A consultation in its order: the first words, messages, and changes of the status. */
export function ThreadList({ consultation, now, files }: Props) {
  const { t } = useTranslation()
  const { NAME, TEXT, LANG, CREATED_AT, MESSAGES, HISTORY } = consultation
  const first = { BY: 'patient' as const, SPECIALIST: null, TEXT, AT: CREATED_AT, FILES: [], VIDEO_URL: null }
  const messages = MESSAGES.map((message) => ({
    at: Date.parse(message.AT),
    item: (
      <MessageItem
        key={message.MESSAGE_ID}
        name={NAME}
        lang={LANG}
        isNew={message.IS_NEW ?? false}
        message={message}
        now={now}
        files={files}
      />
    ),
  }))
  const changes = HISTORY.filter(({ FROM }) => FROM !== null).map((change) => ({
    at: Date.parse(change.AT),
    item: <ChangeItem key={`${change.AT}-${change.TO}`} change={change} now={now} />,
  }))
  return (
    <ol aria-label={t('consultations:thread')} aria-live="polite" className="grid gap-5">
      <MessageItem message={first} name={NAME} lang={LANG} now={now} files={files} />
      {[...changes, ...messages].sort((one, other) => one.at - other.at).map(({ item }) => item)}
    </ol>
  )
}

/** The word for a change of the status: `reopened` and `rejected` have words of their own. */
function changeOf(from: Change['FROM'], to: Change['TO']) {
  if (from === consultationStatus.ended) return 'reopened'
  const isRejected = from === consultationStatus.moderation && to === consultationStatus.blocked
  return isRejected ? 'rejected' : stateOfConsultation(to)
}

/** A change of the status: its author, time and reason. */
function ChangeItem({ change: { FROM, TO, BY, AT, REASON }, now }: { change: Change; now: string }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const what = t(`consultations:change.${changeOf(FROM, TO)}`)
  return (
    <li className="text-sm text-ink-soft">
      <p>{[what, t(`consultations:actor.${BY}`), formatInHomeZone(AT, locale, now)].join(' · ')}</p>
      {REASON && <p className="max-w-text whitespace-pre-line [overflow-wrap:anywhere]">{REASON}</p>}
    </li>
  )
}
