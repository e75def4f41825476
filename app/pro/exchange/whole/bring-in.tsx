import Upload from 'lucide-react/icons/upload'
import { useRef, useState } from 'react'
import { call } from '../../../../client/call.ts'
import type { CompanyFile } from '../../../../schemas/api/company-file.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { Field } from '../../../../ui/form/field.tsx'
import { FileInput } from '../../../../ui/form/file-input.tsx'
import { toast } from '../../../../ui/toast/toast-store.ts'
import { companyFile } from '../../../queries/company-file.ts'
import { parsed } from '../../../queries/parsed.ts'
import { useInvalidate, useSubjectMutation } from '../../../queries/use-subject-mutation.ts'
import { useTranslation } from '../../../use-translation.ts'
import { messageOf } from '../../message-of.ts'
import type { ExchangePlace } from '../exchange-place.ts'
import { Progress } from '../progress.tsx'
import { FileContents } from './file-contents.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { RemoveFile } from './remove-file.tsx'

type Props = {
  /** The newest file that came in. */
  file: CompanyFile | undefined
  /** Another file is on its way. */
  isOtherBusy: boolean
  place: ExchangePlace
  now: string
}

const fileSchema = async () => (await import('../../../../schemas/api/company-file.ts')).companyFile

/** Sends the pieces of a file that are not there yet, then has it looked at. `onSent` takes how many are there. */
async function sendPieces(
  chosen: File,
  { FILE_CODE, DONE, PIECES }: CompanyFile,
  place: string,
  onSent: (pieces: number) => void,
) {
  const { pieceBytes } = await import('../../../../schemas/api/company-file.ts')
  const path = `/w-business/${place}/company_file/${FILE_CODE}` as const
  for (let number = DONE; number < PIECES; number++) {
    const form = new FormData()
    form.set('FILE', chosen.slice(number * pieceBytes, (number + 1) * pieceBytes), 'piece')
    await call('PUT', `${path}/pieces/${number}`, form)
    onSent(number + 1)
  }
  await call('POST', `${path}/check`, {})
}

/** Everything into a new company: the file, what would come of it, and the press that writes it. */
export function BringIn({ file, isOtherBusy, place, now }: Props) {
  const { t } = useTranslation()
  const invalidate = useInvalidate(companyFile)
  const { busy, act } = useSubjectMutation(companyFile)
  const input = useRef<HTMLInputElement>(null)
  const [sent, setSent] = useState<number>()

  async function send(chosen: File, row: CompanyFile) {
    setSent(row.DONE)
    try {
      await sendPieces(chosen, row, place.place, setSent)
    } catch (error) {
      toast({ message: messageOf(error), variant: 'error' })
    } finally {
      setSent(undefined)
      void invalidate()
    }
  }
  async function begin(PASSWORD: string) {
    const chosen = input.current?.files?.[0]
    if (!chosen) return
    const begun = call('POST', `/w-business/${place.place}/company_files/brought`, {
      PASSWORD,
      BYTES: chosen.size,
    })
    const row = await parsed(fileSchema, begun)
    await invalidate()
    void send(chosen, row)
  }
  function goOn(chosen: File | undefined) {
    if (!chosen || !file) return
    if (chosen.size === file.BYTES) void send(chosen, file)
    else toast({ message: t('exchange:whole.in.otherFile'), variant: 'error' })
  }
  const write = () =>
    act(
      'write',
      () => call('POST', `/w-business/${place.place}/company_file/${file?.FILE_CODE ?? ''}/write`, {}),
      t('exchange:whole.in.started'),
    )
  const state = file?.STATE
  const isPresent = (file?.REPORT?.PRESENT.length ?? 0) > 0
  const isOver = state === undefined || state === 'gone' || state === 'failed'
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-4">
      <h2 className="text-2xl">{t('exchange:whole.in.title')}</h2>
      <p>{t('exchange:whole.in.text')}</p>
      {file && state === 'sending' && (
        <div className="grid w-full grid-cols-[minmax(0,1fr)] justify-items-start gap-3">
          <Progress label={t('exchange:whole.in.sending')} done={sent ?? file.DONE} all={file.PIECES} />
          {sent === undefined && (
            <Field label={t('exchange:whole.in.goOn')} hint={t('exchange:whole.in.goOnText')}>
              <FileInput accept=".zip,application/zip" onChange={({ target }) => goOn(target.files?.[0])} />
            </Field>
          )}
          <RemoveFile code={file.FILE_CODE} place={place} label={t('exchange:whole.cancel')} />
        </div>
      )}
      {file && (state === 'checking' || state === 'writing') && (
        <div className="grid w-full grid-cols-[minmax(0,1fr)] gap-3">
          <Progress label={t(`exchange:whole.in.${state}`)} done={file.DONE} all={file.ALL} />
          <p className="text-ink-soft">{t('exchange:whole.goesOn')}</p>
        </div>
      )}
      {state === 'failed' && file?.FAULT && (
        <p role="status" className="text-danger-ink">
          {t(`exchange:whole.fault.${file.FAULT}`)}
        </p>
      )}
      {file?.REPORT && (state === 'checked' || state === 'written') && (
        <FileContents
          report={file.REPORT}
          isWritten={state === 'written'}
          staffPath={`${place.base}/staff`}
          now={now}
        />
      )}
      {file && state === 'checked' && (
        <div className="flex flex-wrap gap-2">
          {!isPresent && (
            <Button loading={busy !== undefined} onClick={() => void write()}>
              {t('exchange:whole.in.write')}
            </Button>
          )}
          <RemoveFile code={file.FILE_CODE} place={place} label={t('exchange:whole.remove')} />
        </div>
      )}
      {isOver && (
        <PasswordDialog
          id="bring-company"
          title={t('exchange:whole.in.do')}
          text={t('exchange:whole.in.askText')}
          submit={t('exchange:whole.in.send')}
          send={begin}
          trigger={
            <Button variant="secondary" icon={Upload} disabled={isOtherBusy}>
              {t('exchange:whole.in.do')}
            </Button>
          }
        >
          <Field label={t('exchange:whole.in.file')}>
            <FileInput ref={input} accept=".zip,application/zip" required />
          </Field>
        </PasswordDialog>
      )}
      {isOtherBusy && isOver && (
        <p className="-mt-2 text-sm text-ink-soft">{t('exchange:whole.otherBusy')}</p>
      )}
    </section>
  )
}
