import { useState } from 'react'
import { Button } from '../../../ui/button/button.tsx'
import type { SendFile } from '../../../ui/file-upload/use-uploads.ts'
import { Field } from '../../../ui/form/field.tsx'
import { Textarea } from '../../../ui/form/textarea.tsx'
import { Expandable } from '../../../ui/shown/expandable.tsx'
import { useTranslation } from '../../use-translation.ts'
import type { Brought } from './choose-sheet.tsx'

type Props = {
  bring: SendFile<Brought>
  onBrought: (brought: Brought) => void
  failureText: (error: unknown) => string | undefined
}

/** Cells that were copied in a spreadsheet: they arrive as lines with tabs, and are sent as a file. */
export function PasteCells({ bring, onBrought, failureText }: Props) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [isReading, setReading] = useState(false)

  async function read() {
    setError(undefined)
    setReading(true)
    const file = new File([text], t('exchange:new.pasteName'), { type: 'text/csv' })
    try {
      onBrought(await bring(file, { signal: new AbortController().signal, onProgress: () => {} }))
    } catch (thrown) {
      const message = failureText(thrown)
      if (message === undefined) throw thrown
      setError(message)
    } finally {
      setReading(false)
    }
  }
  return (
    <Expandable summary={t('exchange:new.paste')}>
      <div className="grid justify-items-start gap-3">
        <Field
          label={t('exchange:new.pasteField')}
          hint={t('exchange:new.pasteHint')}
          error={error}
          className="w-full"
        >
          <Textarea
            rows={6}
            value={text}
            spellCheck={false}
            onChange={({ target }) => setText(target.value)}
            className="max-h-[50vh] font-mono text-sm [tab-size:4]"
          />
        </Field>
        <Button
          variant="secondary"
          loading={isReading}
          disabled={text.trim() === ''}
          onClick={() => void read()}
        >
          {t('exchange:new.pasteDo')}
        </Button>
      </div>
    </Expandable>
  )
}
