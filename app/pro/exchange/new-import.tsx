'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { call } from '../../../client/call.ts'
import { CallError } from '../../../client/call-error.ts'
import { localizePath } from '../../../locales/locale.ts'
import { maxMediaBytes } from '../../../schemas/formats/media-file.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { FileUpload } from '../../../ui/file-upload/file-upload.tsx'
import type { SendFile } from '../../../ui/file-upload/use-uploads.ts'
import { Field } from '../../../ui/form/field.tsx'
import { NativeSelect } from '../../../ui/form/native-select.tsx'
import { ProPage } from '../../layouts/pro/pro-page.tsx'
import { AppBackLink } from '../../navigation/app-back-link.tsx'
import { AppLink } from '../../navigation/app-link.tsx'
import { exchangedTables } from '../../queries/exchange.ts'
import { parsed } from '../../queries/parsed.ts'
import { useApiQuery } from '../../queries/use-api-query.ts'
import { useTranslation } from '../../use-translation.ts'
import { type Brought, ChooseSheet } from './choose-sheet.tsx'
import type { ExchangePlace } from './exchange-place.ts'
import { PasteCells } from './paste-cells.tsx'
import { Steps } from './steps.tsx'

const types =
  '.csv,.xlsx,.txt,.tsv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** The message of a failed upload. */
const failureText = (error: unknown) => (error instanceof CallError ? error.sentence : undefined)

/** The file of a new import, or cells that are pasted. */
export function NewImport({ place, subject: asked }: { place: ExchangePlace; subject?: string | undefined }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const router = useRouter()
  const subjects = useApiQuery(exchangedTables(place.place)).SUBJECTS.filter(({ CAN_IMPORT }) => CAN_IMPORT)
  const known = subjects.find(({ SUBJECT }) => SUBJECT === asked) ?? subjects[0]
  const [subject, setSubject] = useState(known?.SUBJECT ?? '')

  const chosen = subjects.find(({ SUBJECT }) => SUBJECT === subject)
  const [brought, setBrought] = useState<Brought>()

  async function send(file: File, options: Parameters<SendFile<Brought>>[1] | undefined, sheet?: string) {
    const form = new FormData()
    form.set('FILE', file)
    if (sheet !== undefined) form.set('SHEET', sheet)
    const answer = call('POST', `/w-business/${place.place}/imports/${subject}`, form, options)
    const schema = async () => (await import('../../../schemas/api/exchange.ts')).openedImport
    const { IMPORT_CODE: code, SHEETS: sheets, SHEET } = await parsed(schema, answer)
    return { file, code, sheets, sheet: SHEET }
  }
  const bring: SendFile<Brought> = (file, options) => send(file, options)
  const open = (code: string) => router.push(localizePath(`${place.path}/${code}`, locale))
  const go = (one: Brought) => (one.sheets.length > 1 ? setBrought(one) : open(one.code))
  if (brought)
    return (
      <>
        <AppBackLink href={place.path} label={t('exchange:back')} />
        <ProPage title={t('exchange:new.title')}>
          <Steps current="file" />
          <div className="max-w-text">
            <ChooseSheet
              brought={brought}
              place={place}
              bring={(file, sheet) => send(file, undefined, sheet)}
              onChosen={open}
              failureText={failureText}
            />
          </div>
        </ProPage>
      </>
    )
  return (
    <>
      <AppBackLink href={place.path} label={t('exchange:back')} />
      <ProPage title={t('exchange:new.title')}>
        <Steps current="file" />
        <div className="grid max-w-text grid-cols-[minmax(0,1fr)] gap-6">
          <Field
            label={t('exchange:new.subject')}
            hint={
              chosen && (
                <>
                  {t('exchange:new.needed', { names: chosen.NEEDED.join(', ') })}
                  {chosen.READ.length > 0 && ` ${t('exchange:new.read', { names: chosen.READ.join(', ') })}`}
                </>
              )
            }
          >
            <NativeSelect
              value={subject}
              options={subjects.map(({ SUBJECT, LABEL }) => ({ value: SUBJECT, label: LABEL }))}
              onChange={({ target }) => setSubject(target.value)}
            />
          </Field>
          <Field label={t('exchange:new.file')} hint={t('exchange:new.hint')} group>
            <FileUpload
              aria-label={t('exchange:new.file')}
              upload={bring}
              onUploaded={go}
              maxCount={1}
              maxSize={maxMediaBytes}
              accept={{ types, text: t('exchange:new.types') }}
              failureText={failureText}
            />
          </Field>
          <PasteCells bring={bring} onBrought={go} failureText={failureText} />
          {subject === 'services' && (
            <p>
              <AppLink href={`${place.base}/mis/services/paste`} className="link">
                {t('exchange:new.prices')}
              </AppLink>
            </p>
          )}
        </div>
      </ProPage>
    </>
  )
}
