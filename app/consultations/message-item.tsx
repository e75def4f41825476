import Video from 'lucide-react/icons/video'
import type { Locale } from '../../locales/locale.ts'
import type { ConsultationMessage } from '../../schemas/api/consultation.ts'
import { formatInHomeZone } from '../../schemas/formats/format-in-home-zone.ts'
import { usePage } from '../../ui/core/page-context.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Badge } from '../../ui/shown/badge.tsx'
import { useTranslation } from '../use-translation.ts'
import { SentFile } from './sent-file.tsx'

type Props = {
  message: Pick<ConsultationMessage, 'BY' | 'SPECIALIST' | 'TEXT' | 'AT' | 'FILES' | 'VIDEO_URL'>
  /** The patient's name, for messages of the patient. */
  name: string
  /** Language of the patient's words. */
  lang: Locale
  isNew?: boolean
  now: string
  /** Path of the call that has its files, without the file. */
  files: string
}

/** A message of a consultation: the patient's, or the clinic's with its doctor. */
export function MessageItem({ message, name, lang, isNew = false, now, files }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { BY, SPECIALIST, TEXT, AT, FILES, VIDEO_URL } = message
  const isPatient = BY === 'patient'
  return (
    <li
      data-new={isNew || undefined}
      className={`border-s-2 ps-4 ${isPatient ? 'border-line-strong' : 'border-accent-line'}`}
    >
      <p className="flex flex-wrap items-center gap-x-2 text-sm">
        <span className="font-medium">
          {isPatient ? name : (SPECIALIST ?? t('consultations:said.clinic'))}
        </span>
        <span className="text-ink-soft">{formatInHomeZone(AT, locale, now)}</span>
        {isNew && <Badge tone="accent">{t('consultations:new')}</Badge>}
      </p>
      <p
        className="mt-1 max-w-text whitespace-pre-line [overflow-wrap:anywhere]"
        lang={isPatient ? lang : undefined}
      >
        {TEXT}
      </p>
      {VIDEO_URL && (
        <a
          href={VIDEO_URL}
          target="_blank"
          rel="noopener noreferrer"
          className="link inline-flex min-h-11 items-center gap-2"
        >
          <Icon of={Video} />
          {t('consultations:video.open')}
        </a>
      )}
      {FILES.length > 0 && (
        <ul className="mt-1 grid justify-items-start">
          {FILES.map((file) => (
            <li key={file.FILE_ID}>
              <SentFile file={file} path={`${files}/${file.FILE_ID}`} />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
