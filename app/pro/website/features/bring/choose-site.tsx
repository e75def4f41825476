import { useState } from 'react'
import { CallError } from '../../../../../client/call-error.ts'
import { ImportFault } from '../../../../../site-import/import-fault.ts'
import { limits } from '../../../../../site-import/limits.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { FileUpload } from '../../../../../ui/file-upload/file-upload.tsx'
import { Field } from '../../../../../ui/form/field.tsx'
import { Textarea } from '../../../../../ui/form/textarea.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { useBuilder } from '../../draft/builder/builder-context.ts'
import { EarlierSites } from './earlier-sites.tsx'
import { bringSite, type KeptImport } from './import-calls.ts'

/** The offered file types; the content of a file decides its kind. */
const types = '.html,.htm,.xhtml,.mht,.mhtml,.zip,.docx,.txt,text/html,text/plain'

/** Chooses the old site: a file, a text, or one that was brought before. */
export function ChooseSite({ onKept }: { onKept: (kept: KeptImport) => void }) {
  const { t } = useTranslation()
  const { place } = useBuilder()
  const failure = (thrown: unknown): string => {
    if (thrown instanceof ImportFault) return t(`business:site.bring.fault.${thrown.code}`)
    return thrown instanceof CallError ? thrown.sentence : t('business:site.bring.fault.broken')
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <p>{t('business:site.bring.text')}</p>
      <FileUpload
        aria-label={t('business:site.bring.file')}
        upload={bringSite(place)}
        onUploaded={onKept}
        maxCount={1}
        maxSize={limits.fileBytes}
        accept={{ types, text: 'HTML, MHTML, ZIP, DOCX, TXT' }}
        failureText={failure}
      />
      <PastedSite onKept={onKept} failure={failure} />
      <EarlierSites onKept={onKept} />
    </div>
  )
}

type PastedProps = { onKept: (kept: KeptImport) => void; failure: (thrown: unknown) => string }

/** A copied page or text. A copied page keeps its headings, lists and tables. */
function PastedSite({ onKept, failure }: PastedProps) {
  const { t } = useTranslation()
  const { place } = useBuilder()
  const [text, setText] = useState('')
  const [html, setHtml] = useState('')
  const [error, setError] = useState<string>()
  const [isReading, setReading] = useState(false)
  const read = async () => {
    setError(undefined)
    setReading(true)
    const file = new File([html || text], t('business:site.bring.pasted'), { type: 'text/plain' })
    try {
      onKept(await bringSite(place)(file, { signal: new AbortController().signal, onProgress: () => {} }))
    } catch (thrown) {
      setError(failure(thrown))
    } finally {
      setReading(false)
    }
  }
  return (
    <div className="grid justify-items-start gap-3">
      <Field
        label={t('business:site.bring.paste')}
        hint={t('business:site.bring.pasteHint')}
        error={error}
        className="w-full"
      >
        <Textarea
          rows={3}
          value={text}
          maxLength={limits.pageLetters}
          onPaste={({ clipboardData }) => setHtml(text === '' ? clipboardData.getData('text/html') : '')}
          onChange={({ target }) => {
            setText(target.value)
            if (target.value === '') setHtml('')
          }}
          className="max-h-60"
        />
      </Field>
      {text.trim() !== '' && (
        <Button variant="secondary" loading={isReading} onClick={() => void read()}>
          {t('business:site.bring.read')}
        </Button>
      )}
    </div>
  )
}
