import { useEffect, useId, useRef, useState } from 'react'
import { call } from '../../../client/call.ts'
import { CallError } from '../../../client/call-error.ts'
import { focusFirstFault } from '../../../client/form/focus-first-fault.ts'
import { messageLength } from '../../../schemas/consultations/consultation-status.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { Textarea } from '../../../ui/form/textarea.tsx'
import { consultations } from '../../queries/consultations.ts'
import { useSubjectMutation } from '../../queries/use-subject-mutation.ts'
import { useTranslation } from '../../use-translation.ts'
import { FileChoice } from './file-choice.tsx'

type Props = { base: `/${string}`; isDoctor: boolean }

/** Writes to the patient, with files and the address of a video call. Ctrl and Enter send it too. */
export function MessageForm({ base, isDoctor }: Props) {
  const { t } = useTranslation()
  const { busy, act } = useSubjectMutation(consultations)
  const id = useId()
  const key = useRef<string>(undefined)
  const [text, setText] = useState('')
  const [video, setVideo] = useState('')
  const [files, setFiles] = useState<readonly File[]>([])
  const [faults, setFaults] = useState<Readonly<Record<string, string | undefined>>>({})

  async function send() {
    if (text.trim() === '') {
      setFaults({ TEXT: t('errors:fields.required') })
      return
    }
    const body = new FormData()
    body.append('TEXT', text)
    body.append('VIDEO_URL', video)
    for (const file of files) body.append('FILES[]', file)
    setFaults({})
    key.current ??= crypto.randomUUID()
    const path = `${base}/message` as const
    const sending = () =>
      call('POST', path, body, { key: key.current ?? '' }).catch((error: unknown) => {
        // A refused message was not stored; one without an answer may have been, so it keeps its key.
        if (error instanceof CallError && error.status > 0) key.current = undefined
        if (error instanceof CallError)
          setFaults(Object.fromEntries(Object.entries(error.fields).map(([name, [first]]) => [name, first])))
        throw error
      })
    if (!(await act('send', sending, t('consultations:done.send')))) return
    key.current = undefined
    setText('')
    setVideo('')
    setFiles([])
    document.getElementById(id)?.focus()
  }
  const form = useRef<HTMLFormElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer that has faults
  useEffect(() => void focusFirstFault(form.current), [faults])
  const fileFault = Object.entries(faults).find(([name]) => name.startsWith('FILES'))?.[1]
  return (
    <form
      ref={form}
      noValidate
      className="mt-6 grid max-w-text gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Field
        id={id}
        label={t(isDoctor ? 'consultations:messageLabelDoctor' : 'consultations:messageLabel')}
        hint={t('consultations:messageHint')}
        error={faults.TEXT}
        required
      >
        <Textarea
          rows={4}
          maxLength={messageLength.max}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
            event.preventDefault()
            void send()
          }}
        />
      </Field>
      <Field
        label={t('consultations:video.label')}
        hint={t('consultations:video.hint')}
        error={faults.VIDEO_URL}
      >
        <Input
          inputMode="url"
          maxLength={500}
          value={video}
          onChange={(event) => setVideo(event.target.value)}
        />
      </Field>
      <FileChoice files={files} onChange={setFiles} fault={fileFault} />
      <div>
        <Button type="submit" loading={busy === 'send'}>
          {t('consultations:act.send')}
        </Button>
      </div>
    </form>
  )
}
