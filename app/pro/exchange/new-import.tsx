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

  const bring: SendFile<string> = async (file, options) => {
    const form = new FormData()
    form.set('FILE', file)
    const answer = call('POST', `/w-business/${place.place}/imports/${subject}`, form, options)
    const schema = async () => (await import('../../../schemas/api/exchange.ts')).openedImport
    return (await parsed(schema, answer)).IMPORT_CODE
  }
  const open = (code: string) => router.push(localizePath(`${place.path}/${code}`, locale))
  return (
    <>
      <AppBackLink href={place.path} label={t('exchange:back')} />
      <ProPage title={t('exchange:new.title')}>
        <Steps current="file" />
        <div className="grid max-w-text grid-cols-[minmax(0,1fr)] gap-6">
          <Field label={t('exchange:new.subject')}>
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
              onUploaded={open}
              maxCount={1}
              maxSize={maxMediaBytes}
              accept={{ types, text: t('exchange:new.types') }}
              failureText={failureText}
            />
          </Field>
          <PasteCells bring={bring} onBrought={open} failureText={failureText} />
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
