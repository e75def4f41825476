import { localizePath } from '../../locales/locale.ts'
import { usePage } from '../../ui/core/page-context.tsx'
import { fileSize } from '../../ui/file-upload/file-size.ts'
import { useTranslation } from '../use-translation.ts'

type Props = {
  /** Path of the subject that it belongs to, without the language: `/moderation/claims/7`. */
  of: string
  paper: { PAPER_ID: string; NAME: string; SIZE: number }
}

/** Downloads a document that was sent as a proof, which moderators alone see. */
export function PaperLink({ of, paper: { PAPER_ID, NAME, SIZE } }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  return (
    <a
      href={localizePath(`${of}/papers/${PAPER_ID}`, locale)}
      download
      className="link inline-flex min-h-11 items-center [overflow-wrap:anywhere]"
    >
      {NAME || t('moderation:paper')} ({fileSize(t, SIZE)})
    </a>
  )
}
