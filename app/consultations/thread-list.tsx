import type { Locale } from '../../locales/locale.ts'
import type { CaseMove } from '../../schemas/api/case-move.ts'
import type { ConsultationMessage } from '../../schemas/api/consultation.ts'
import { CaseMoveLine } from '../cases/case-move-line.tsx'
import { useTranslation } from '../use-translation.ts'
import { MessageItem } from './message-item.tsx'

type Message = Omit<ConsultationMessage, 'IS_NEW'> & { IS_NEW?: boolean }

type Props = {
  consultation: {
    NAME: string
    TEXT: string
    LANG: Locale
    CREATED_AT: string
    MESSAGES: readonly Message[]
    HISTORY: readonly CaseMove[]
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
  const moves = HISTORY.map((move) => ({
    at: Date.parse(move.AT),
    item: (
      <li key={`${move.AT} ${move.ARROW}`} className="text-sm text-ink-soft">
        <CaseMoveLine move={move} now={now} />
      </li>
    ),
  }))
  return (
    <ol aria-label={t('consultations:thread')} aria-live="polite" className="grid gap-5">
      <MessageItem message={first} name={NAME} lang={LANG} now={now} files={files} />
      {[...moves, ...messages].sort((one, other) => one.at - other.at).map(({ item }) => item)}
    </ol>
  )
}
