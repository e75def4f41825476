import Copy from 'lucide-react/icons/copy'
import ExternalLink from 'lucide-react/icons/external-link'
import { localizePath } from '../../../locales/locale.ts'
import type { OpenedDocument } from '../../../schemas/api/documents.ts'
import { documentAddress, documentPath, writeDocumentCode } from '../../../schemas/formats/document-code.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { QrCode } from '../../../ui/picture/qr-code.tsx'
import { copyText } from '../../copy-text.ts'
import { useTranslation } from '../../use-translation.ts'
import { useDocumentsPlace } from './documents-place.ts'

/** The address at which anybody checks a document: as a QR code and to copy in the document's language, to open in the reader's. */
export function CheckLink({ one: { LANG, CODE, OPENS_BY_LINK } }: { one: OpenedDocument }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { origin } = useDocumentsPlace()
  const address = documentAddress(origin, LANG, CODE)
  return (
    <div className="grid gap-4 sm:grid-cols-[8rem_1fr]">
      <div className="w-32">
        <QrCode text={address} label={t('documents:link.qr')} />
      </div>
      <div className="min-w-0">
        <p className="font-semibold tabular-nums">{writeDocumentCode(CODE)}</p>
        <p className="mt-1 text-sm text-ink-soft">
          {t(OPENS_BY_LINK ? 'documents:link.opens' : 'documents:link.checksOnly')}
        </p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button variant="secondary" size="small" icon={Copy} onClick={() => void copyText(t, address)}>
            {t('documents:link.copy')}
          </Button>
          <ButtonLink
            variant="secondary"
            size="small"
            icon={ExternalLink}
            link={{ href: localizePath(documentPath(LANG, CODE), locale) }}
          >
            {t('documents:link.open')}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}
