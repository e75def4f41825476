import { call } from '../../../../client/call.ts'
import { Form } from '../../../../client/form/form.tsx'
import { FormField } from '../../../../client/form/form-field.tsx'
import { useCallForm } from '../../../../client/form/use-call-form.ts'
import { localeNames } from '../../../../locales/languages.ts'
import { type Locale, locales } from '../../../../locales/locale.ts'
import { type IssuedDocument, issuedDocument, issueFileBody } from '../../../../schemas/api/documents.ts'
import {
  type DocumentKind,
  documentKindNames,
  documentKinds,
} from '../../../../schemas/documents/document-kinds.ts'
import { usePage } from '../../../../ui/core/page-context.tsx'
import { FileInput } from '../../../../ui/form/file-input.tsx'
import { NativeSelect } from '../../../../ui/form/native-select.tsx'
import { useTranslation } from '../../../use-translation.ts'
import { useDocumentsPlace } from '../documents-place.ts'
import { AboutFields } from './about-fields.tsx'
import { useKey } from './use-key.ts'
import { useVisitFacts } from './use-visit-facts.ts'
import { ValidTo } from './valid-to.tsx'

type Props = { patient: string; visit: string | undefined; onIssued: (issued: IssuedDocument) => void }

type Values = {
  KIND: DocumentKind
  LANG: Locale
  VISIT_CODE: string
  SPECIALIST_CODE: string
  VALID_TO: string
  FILE: FileList | undefined
}

/** Issues a PDF of the clinic's own as it is. */
export function FileForm({ patient, visit, onIssued }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { place } = useDocumentsPlace()
  const keyOf = useKey()
  const form = useCallForm<typeof issueFileBody, Values>({
    schema: issueFileBody,
    defaultValues: {
      KIND: 'certificate',
      LANG: locale,
      VISIT_CODE: visit ?? '',
      SPECIALIST_CODE: '',
      VALID_TO: '',
    },
    toBody: ({ FILE, ...values }) => ({ ...values, PATIENT_CODE: patient, FILE: FILE?.[0] }),
    send: async ({ FILE, ...values }) => {
      const form = new FormData()
      for (const [name, value] of Object.entries(values)) if (value) form.append(name, value)
      form.append('FILE', FILE)
      const key = keyOf(JSON.stringify([values, FILE.name, FILE.size, FILE.lastModified]))
      const answer = await call('POST', `/w-business/${place}/document_file`, form, { key, isLong: true })
      onIssued(issuedDocument.parse(answer))
    },
  })
  useVisitFacts(form, { patient, given: visit })
  return (
    <div className="max-w-text">
      <p className="mb-4 text-ink-soft">{t('documents:file.lead')}</p>
      <Form form={form} submit={t('documents:issue.do')}>
        <FormField name="FILE" label={t('documents:file.file')} hint={t('documents:file.rules')} required>
          <FileInput accept="application/pdf,.pdf" {...form.register('FILE')} />
        </FormField>
        <div className="grid gap-4 sm:grid-cols-2">
          <FormField name="KIND" label={t('documents:filter.kind')}>
            <NativeSelect
              {...form.register('KIND')}
              options={documentKindNames.map((kind) => ({ value: kind, label: documentKinds[kind][locale] }))}
            />
          </FormField>
          <FormField name="LANG" label={t('documents:field.language')}>
            <NativeSelect
              {...form.register('LANG')}
              options={locales.map((value) => ({ value, label: localeNames[value] }))}
            />
          </FormField>
        </div>
        <AboutFields patient={patient} register={form.register} />
        <ValidTo control={form.control} name="VALID_TO" />
      </Form>
    </div>
  )
}
