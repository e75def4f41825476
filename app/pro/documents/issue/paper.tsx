import CircleAlert from 'lucide-react/icons/circle-alert'
import Eye from 'lucide-react/icons/eye'
import { useState } from 'react'
import { CallError } from '../../../../client/call-error.ts'
import type { DocumentDraft } from '../../../../schemas/api/documents.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { toast } from '../../../../ui/toast/toast-store.ts'
import { useTranslation } from '../../../use-translation.ts'
import { useDocumentsPlace } from '../documents-place.ts'
import { openFile } from '../open-file.ts'
import { PaperPreview } from './paper-preview.tsx'

type Props = {
  /** What would be issued. */
  body: object
  draft: DocumentDraft | undefined
  error: unknown
  isOld: boolean
  /** The question of a field that is at fault, where the fault does not name it. */
  questionOf: (field: string) => string | undefined
}

/** The fault of a call. Any other error is a bug and is thrown again. */
function callErrorOf(error: unknown): CallError {
  if (!(error instanceof CallError)) throw error
  return error
}

/** Each message of a refused call once. */
const messagesOf = ({ fields, message }: CallError): string[] => {
  const said = [...new Set(Object.values(fields).flat())]
  return said.length > 0 ? said : [message]
}

/** What a document will say, what still prevents it, and its PDF. */
export function Paper({ body, draft, error, isOld, questionOf }: Props) {
  const { t } = useTranslation()
  const { place } = useDocumentsPlace()
  const [isOpening, setOpening] = useState(false)
  const refused = error ? callErrorOf(error) : undefined
  const missing = Object.entries(draft?.PROBLEMS ?? {}).map(([field, message]) => {
    const question = questionOf(field)
    return question ? `${question}: ${message}` : message
  })
  const problems = refused ? messagesOf(refused) : missing

  async function open() {
    setOpening(true)
    try {
      await openFile('POST', `/w-business/${place}/document/preview`, draft?.TITLE ?? '', body)
    } catch (thrown) {
      if (!(thrown instanceof CallError)) throw thrown
      toast({ message: thrown.sentence, variant: 'error' })
    } finally {
      setOpening(false)
    }
  }
  return (
    <section aria-label={t('documents:paper.title')} className="@container min-w-0">
      <h2 className="mb-3 text-xl">{t('documents:paper.title')}</h2>
      <div role="status">
        {problems.length > 0 && (
          <div className="mb-4 rounded-control bg-warning-tint px-4 py-3 text-warning-ink">
            <p className="flex items-center gap-2 font-medium">
              <Icon of={CircleAlert} />
              {t('documents:paper.missing')}
            </p>
            <ul className="mt-1 list-disc ps-5">
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </div>
        )}
        {draft && !refused && !draft.OPENS_BY_LINK && (
          <p className="mb-4 rounded-control bg-surface px-4 py-3 text-sm">{t('documents:paper.noFactor')}</p>
        )}
      </div>
      {draft && !refused && (
        <>
          <PaperPreview draft={draft} isOld={isOld} />
          <Button
            variant="secondary"
            icon={Eye}
            className="mt-4"
            loading={isOpening}
            disabled={problems.length > 0}
            onClick={() => void open()}
          >
            {t('documents:paper.open')}
          </Button>
        </>
      )}
    </section>
  )
}
