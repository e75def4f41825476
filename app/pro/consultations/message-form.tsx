import { useId, useRef, useState } from 'react'
import { call } from '../../../client/call.ts'
import { CallError } from '../../../client/call-error.ts'
import { FormField } from '../../../client/form/form-field.tsx'
import { FormPartsProvider } from '../../../client/form/form-parts.ts'
import { useRuledForm } from '../../../client/form/use-ruled-form.ts'
import { someText } from '../../../schemas/api/text-rule.ts'
import { messageLength } from '../../../schemas/consultations/consultation-status.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { Textarea } from '../../../ui/form/textarea.tsx'
import { consultations } from '../../queries/consultations.ts'
import { useSubjectMutation } from '../../queries/use-subject-mutation.ts'
import { useTranslation } from '../../use-translation.ts'
import { FileChoice } from './file-choice.tsx'

type Values = { TEXT: string; VIDEO_URL?: string }

type Props = { base: `/${string}`; isDoctor: boolean }

/** Writes to the patient, with files and the address of a video call. Ctrl and Enter send it too. */
export function MessageForm({ base, isDoctor }: Props) {
  const { t } = useTranslation()
  const { busy, actInForm } = useSubjectMutation(consultations)
  const id = useId()
  const key = useRef<string>(undefined)
  const [files, setFiles] = useState<readonly File[]>([])
  const form = useRuledForm<Values>({ rules: { TEXT: someText }, send })

  async function send({ TEXT, VIDEO_URL = '' }: Values) {
    const body = new FormData()
    body.append('TEXT', TEXT)
    body.append('VIDEO_URL', VIDEO_URL)
    for (const file of files) body.append('FILES[]', file)
    key.current ??= crypto.randomUUID()
    const path = `${base}/message` as const
    const sending = () =>
      call('POST', path, body, { key: key.current ?? '' }).catch((error: unknown) => {
        // A refused message was not stored; one without an answer may have been, so it keeps its key.
        if (error instanceof CallError && error.status > 0) key.current = undefined
        throw error
      })
    if (!(await actInForm('send', sending, t('consultations:done.send')))) return
    key.current = undefined
    form.setValue('TEXT', '')
    form.setValue('VIDEO_URL', '')
    setFiles([])
    document.getElementById(id)?.focus()
  }
  const fileFault = Object.entries(form.faults).find(([name]) => name.startsWith('FILES'))?.[1]
  return (
    <FormPartsProvider value={form}>
      <form {...form.attributes} className="mt-6 grid max-w-text gap-4">
        <FormField
          id={id}
          name="TEXT"
          label={t(isDoctor ? 'consultations:messageLabelDoctor' : 'consultations:messageLabel')}
          hint={t('consultations:messageHint')}
          required
        >
          <Textarea
            {...form.register('TEXT')}
            rows={4}
            maxLength={messageLength.max}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
              event.preventDefault()
              void form.submit()
            }}
          />
        </FormField>
        <FormField
          name="VIDEO_URL"
          label={t('consultations:video.label')}
          hint={t('consultations:video.hint')}
        >
          <Input {...form.register('VIDEO_URL')} inputMode="url" maxLength={500} />
        </FormField>
        <FileChoice files={files} onChange={setFiles} fault={fileFault} />
        <div>
          <Button type="submit" loading={busy === 'send'}>
            {t('consultations:act.send')}
          </Button>
        </div>
      </form>
    </FormPartsProvider>
  )
}
