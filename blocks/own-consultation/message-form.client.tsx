import Paperclip from 'lucide-react/icons/paperclip'
import X from 'lucide-react/icons/x'
import { useId, useRef, useState } from 'react'
import { FormAlert } from '../../client/form/form-alert.tsx'
import { FormField } from '../../client/form/form-field.tsx'
import { FormPartsProvider } from '../../client/form/form-parts.ts'
import { useSaidForm } from '../../client/form/use-said-form.ts'
import { someText } from '../../schemas/api/text-rule.ts'
import { consultationFileTypes, messageLength } from '../../schemas/consultations/consultation-status.ts'
import { Textarea } from '../../ui/form/textarea.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import type { ConsultationTexts } from '../parts/consultations/consultation-texts.ts'
import { fileFaults, sizeInWords } from './chosen-files.ts'

type Props = {
  texts: ConsultationTexts
  /** A message opens the consultation again. */
  reopens: boolean
  /** Sends it. The same key is the same message. */
  send: (body: FormData, key: string) => Promise<void>
}

/** A message with files. If it cannot be sent, its text stays, and it is stored once however often it is tried. */
export function MessageForm({ texts, reopens, send }: Props) {
  const [files, setFiles] = useState<File[]>([])
  const key = useRef<string>(undefined)
  const id = useId()
  const faults = fileFaults(files, texts)
  /** A changed message is another message, so it gets another key. */
  function change(next: File[]) {
    key.current = undefined
    setFiles(next)
  }
  const form = useSaidForm<{ TEXT: string }>({
    rules: { TEXT: someText },
    say: () => texts.messageEmpty,
    send: async ({ TEXT }) => {
      const wrong = faults.findIndex(Boolean)
      if (wrong >= 0) return document.getElementById(`${id}-file${wrong}`)?.focus()
      key.current ??= crypto.randomUUID()
      const body = new FormData()
      body.set('TEXT', TEXT)
      for (const file of files) body.append('FILES[]', file)
      await send(body, key.current)
      form.setValue('TEXT', '')
      change([])
    },
  })
  return (
    <FormPartsProvider value={form}>
      <form {...form.attributes} className="grid gap-4 print:hidden">
        <FormField name="TEXT" label={reopens ? texts.messageReopens : texts.message}>
          <Textarea
            {...form.register('TEXT')}
            rows={3}
            maxLength={messageLength.max}
            onChange={() => {
              key.current = undefined
            }}
          />
        </FormField>
        <div className="grid justify-items-start gap-2">
          <label className="btn btn-secondary relative has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
            <Icon of={Paperclip} />
            {texts.files}
            <input
              type="file"
              multiple
              accept={consultationFileTypes}
              aria-describedby={`${id}-files`}
              className="sr-only"
              onChange={({ target }) => {
                const chosen = [...(target.files ?? [])]
                change([...files, ...chosen])
                target.value = ''
              }}
            />
          </label>
          <p id={`${id}-files`} className="text-sm text-ink-soft">
            {texts.filesHint}
          </p>
          {files.length > 0 && (
            <ul className="grid w-full gap-1">
              {files.map((file, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name
                <li key={`${index} ${file.name}`} className="flex flex-wrap items-center gap-x-3">
                  <span className="min-w-0 [overflow-wrap:anywhere]">{file.name}</span>
                  <span className="text-sm text-ink-soft tabular-nums">{sizeInWords(file.size, texts)}</span>
                  <button
                    type="button"
                    id={`${id}-file${index}`}
                    aria-describedby={faults[index] && `${id}-fault${index}`}
                    aria-label={texts.removeFile.replace('{name}', file.name)}
                    className="flex size-11 items-center justify-center rounded-full hover:bg-accent-wash"
                    onClick={() => change(files.filter((_, other) => other !== index))}
                  >
                    <Icon of={X} />
                  </button>
                  {faults[index] && (
                    <span id={`${id}-fault${index}`} role="alert" className="w-full text-sm text-danger-ink">
                      {faults[index]}
                    </span>
                  )}
                </li>
              ))}
            </ul>
          )}
        </div>
        <div>
          <FormAlert>{form.faults.root}</FormAlert>
          <button type="submit" aria-busy={form.isSubmitting || undefined} className="btn btn-primary">
            {form.isSubmitting ? texts.sending : texts.send}
          </button>
        </div>
      </form>
    </FormPartsProvider>
  )
}
