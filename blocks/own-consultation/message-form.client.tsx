import Paperclip from 'lucide-react/icons/paperclip'
import X from 'lucide-react/icons/x'
import { type FormEvent, useId, useRef, useState } from 'react'
import { FormAlert } from '../../client/form/form-alert.tsx'
import { consultationFileTypes, messageLength } from '../../schemas/consultations/consultation-status.ts'
import { Field } from '../../ui/form/field.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import type { ConsultationTexts } from '../parts/consultations/consultation-texts.ts'
import { fileFaults, sizeInWords } from './chosen-files.ts'

type Props = {
  texts: ConsultationTexts
  /** A message opens the consultation again. */
  reopens: boolean
  /** Sends it; resolves with the reason of a refusal, undefined for none. The same key is the same message. */
  send: (body: FormData, key: string) => Promise<string | undefined>
}

/** A message with files. If it cannot be sent, its text stays, and it is stored once however often it is tried. */
export function MessageForm({ texts, reopens, send }: Props) {
  const [text, setText] = useState('')
  const [files, setFiles] = useState<File[]>([])
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [isEmpty, setEmpty] = useState(false)
  const key = useRef<string>(undefined)
  const id = useId()
  const faults = fileFaults(files, texts)
  /** A changed message is another message, so it gets another key. */
  function change(act: () => void) {
    key.current = undefined
    setFault(undefined)
    setEmpty(false)
    act()
  }
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    const wrong = faults.findIndex(Boolean)
    setEmpty(text.trim() === '')
    if (text.trim() === '') return document.getElementById(`${id}-text`)?.focus()
    if (wrong >= 0) return document.getElementById(`${id}-file${wrong}`)?.focus()
    setBusy(true)
    key.current ??= crypto.randomUUID()
    const body = new FormData()
    body.set('TEXT', text)
    for (const file of files) body.append('FILES[]', file)
    try {
      const found = await send(body, key.current)
      setFault(found)
      if (found === undefined) {
        change(() => setText(''))
        setFiles([])
      }
    } finally {
      setBusy(false)
    }
  }
  return (
    <form noValidate className="grid gap-4 print:hidden" onSubmit={(event) => void submit(event)}>
      <Field
        id={`${id}-text`}
        label={reopens ? texts.messageReopens : texts.message}
        error={isEmpty ? texts.messageEmpty : undefined}
      >
        <Textarea
          rows={3}
          maxLength={messageLength.max}
          value={text}
          onChange={({ target }) => change(() => setText(target.value))}
        />
      </Field>
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
              change(() => setFiles((known) => [...known, ...chosen]))
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
                  onClick={() => change(() => setFiles(files.filter((_, other) => other !== index)))}
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
        <FormAlert>{fault}</FormAlert>
        <button type="submit" aria-busy={isBusy || undefined} className="btn btn-primary">
          {isBusy ? texts.sending : texts.send}
        </button>
      </div>
    </form>
  )
}
