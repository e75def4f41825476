import Paperclip from 'lucide-react/icons/paperclip'
import { useState } from 'react'
import { CallError } from '../../client/call-error.ts'
import { download } from '../../client/download.ts'
import type { OwnConsultation } from '../../schemas/api/consultation.ts'
import type { Link } from '../../schemas/page/linked-pages.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import type { ConsultationTexts } from '../parts/consultations/consultation-texts.ts'
import { sizeInWords } from './chosen-files.ts'

type Props = {
  consultation: OwnConsultation
  link: Link
  texts: ConsultationTexts
  when: (at: string) => string
}

type Message = OwnConsultation['MESSAGES'][number]

/** The messages, the oldest first: one's own on the right, each with its author, time and files. News are read out. */
export function Messages({ consultation, link, texts, when }: Props) {
  const { TEXT, LANG, CREATED_AT, MESSAGES, READ_UNTIL } = consultation
  const own = MESSAGES.filter(({ BY }) => BY === 'patient').at(-1)
  const isRead = (at: string) => READ_UNTIL !== null && Date.parse(READ_UNTIL) >= Date.parse(at)
  const last = own ?? { MESSAGE_ID: 'first', AT: CREATED_AT }
  const shared = { link, texts, when }
  return (
    <div role="log" aria-label={texts.thread}>
      <ol className="grid gap-3">
        <Said
          {...shared}
          by={texts.you}
          isOwn
          lang={LANG}
          isRead={!own && isRead(CREATED_AT)}
          message={{ TEXT, AT: CREATED_AT, FILES: [], VIDEO_URL: null, IS_NEW: false }}
        />
        {MESSAGES.map((message) => (
          <Said
            key={message.MESSAGE_ID}
            {...shared}
            message={message}
            isOwn={message.BY === 'patient'}
            by={message.BY === 'patient' ? texts.you : (message.SPECIALIST ?? texts.clinic)}
            isRead={message.MESSAGE_ID === last.MESSAGE_ID && isRead(message.AT)}
          />
        ))}
      </ol>
    </div>
  )
}

type SaidProps = Omit<Props, 'consultation'> & {
  by: string
  message: Pick<Message, 'TEXT' | 'AT' | 'FILES' | 'VIDEO_URL' | 'IS_NEW'>
  isOwn: boolean
  lang?: string
  /** The last of one's own, which the other side has read. */
  isRead: boolean
}

const Said = ({ by, message, isOwn, lang, isRead, link, texts, when }: SaidProps) => (
  <li
    className={`max-w-[90%] rounded-card p-4 @xl:max-w-[80%] ${isOwn ? 'justify-self-end bg-accent-tint text-accent-ink' : 'justify-self-start bg-surface'}`}
  >
    <p className="flex flex-wrap items-baseline gap-x-3 text-sm">
      <span className="font-semibold">{by}</span>
      <time dateTime={message.AT}>{when(message.AT)}</time>
      {message.IS_NEW && <strong>{texts.isNew}</strong>}
    </p>
    <p className="mt-1.5 max-w-text whitespace-pre-line [overflow-wrap:anywhere]" lang={lang}>
      {message.TEXT}
    </p>
    {message.VIDEO_URL && (
      <p className="mt-2">
        <a
          href={message.VIDEO_URL}
          target="_blank"
          rel="noopener noreferrer"
          className="link inline-flex min-h-11 items-center font-semibold"
        >
          {texts.video}
        </a>
      </p>
    )}
    {message.FILES.length > 0 && (
      <ul className="mt-2 grid gap-1">
        {message.FILES.map((file) => (
          <SentFile key={file.FILE_ID} file={file} link={link} texts={texts} />
        ))}
      </ul>
    )}
    {isRead && <p className="mt-1 text-end text-xs">{texts.read}</p>}
  </li>
)

type FileProps = Pick<Props, 'link' | 'texts'> & { file: Message['FILES'][number] }

/** A file, which is downloaded with the link's own token. */
function SentFile({ file, link, texts }: FileProps) {
  const [fault, setFault] = useState<string>()
  const path = `/front/v1/online_consultation/${encodeURIComponent(link.code)}/file/${file.FILE_ID}?token=${encodeURIComponent(link.token)}`
  return (
    <li>
      <button
        type="button"
        className="link inline-flex min-h-11 items-center gap-2 text-start [overflow-wrap:anywhere]"
        onClick={() =>
          void download(path, file.NAME).then(
            () => setFault(undefined),
            (error: unknown) => setFault(error instanceof CallError ? error.sentence : texts.failed),
          )
        }
      >
        <Icon of={Paperclip} className="shrink-0" />
        <span>
          {file.NAME} <span className="tabular-nums">{sizeInWords(file.SIZE, texts)}</span>
        </span>
      </button>
      {fault && (
        <p role="alert" className="text-sm text-danger-ink">
          {fault}
        </p>
      )}
    </li>
  )
}
