import { useEffect, useState } from 'react'
import { call } from '../../../../client/call.ts'
import { CallError } from '../../../../client/call-error.ts'
import { Form } from '../../../../client/form/form.tsx'
import { FormField } from '../../../../client/form/form-field.tsx'
import { useCallForm } from '../../../../client/form/use-call-form.ts'
import { localeNames } from '../../../../locales/languages.ts'
import { type Locale, locales } from '../../../../locales/locale.ts'
import type { AreaRow } from '../../../../schemas/api/area.ts'
import { type IssuedDocument, issueBody, issuedDocument } from '../../../../schemas/api/documents.ts'
import type { DocumentTemplate } from '../../../../schemas/areas/document-templates.ts'
import { isBlank, type LocalizedText, pickLocalized } from '../../../../schemas/core/localized.ts'
import { type DocumentKind, documentKinds } from '../../../../schemas/documents/document-kinds.ts'
import { usePage } from '../../../../ui/core/page-context.tsx'
import { parseTypedDate } from '../../../../ui/date-picker/typed-date.ts'
import { Checkbox } from '../../../../ui/form/checkbox.tsx'
import { NativeSelect } from '../../../../ui/form/native-select.tsx'
import { documentTemplate, documentTemplates } from '../../../queries/documents.ts'
import { patientCard } from '../../../queries/patients.ts'
import { useLateQuery } from '../../../queries/use-late-query.ts'
import { useInvalidate } from '../../../queries/use-subject-mutation.ts'
import { useTranslation } from '../../../use-translation.ts'
import { areaSubject } from '../../area/area-queries.ts'
import { ListFailed, ListLoading } from '../../area/list-states.tsx'
import { messageOf } from '../../message-of.ts'
import { useDocumentsPlace } from '../documents-place.ts'
import { NoTemplates } from '../no-templates.tsx'
import { AboutFields } from './about-fields.tsx'
import { type Answers, AskedFields, valueName } from './asked-fields.tsx'
import { Paper } from './paper.tsx'
import { useDraft } from './use-draft.ts'
import { useKey } from './use-key.ts'
import { useVisitFacts } from './use-visit-facts.ts'
import { ValidTo } from './valid-to.tsx'

type Props = {
  patient: string
  visit: string | undefined
  template: string | undefined
  onIssued: (issued: IssuedDocument) => void
}

const text = (texts: unknown, locale: Locale) =>
  pickLocalized(texts as LocalizedText | undefined, locale)?.value ?? ''

/** Chooses a template; what it asks for follows. */
export function TemplateForm({ template: first, ...rest }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { place } = useDocumentsPlace()
  const [chosen, choose] = useState(first)
  const templates = useLateQuery(documentTemplates(place))
  const known = templates.data?.data
  const code = known?.some(({ CODE }) => CODE === chosen) ? chosen : undefined
  const one = useLateQuery(code === undefined ? undefined : documentTemplate(place, code))
  const failed = templates.error ?? one.error
  if (failed)
    return (
      <ListFailed
        message={messageOf(failed)}
        isRetrying={templates.isFetching || one.isFetching}
        onRetry={() => void (templates.error ? templates : one).refetch()}
      />
    )
  if (!known) return <ListLoading />
  if (known.length === 0) return <NoTemplates />
  return (
    <>
      <div className="max-w-text">
        <label htmlFor="template" className="mb-1.5 block font-medium">
          {t('documents:field.template')}
        </label>
        <NativeSelect
          id="template"
          placeholder={t('documents:field.chooseTemplate')}
          value={code ?? ''}
          options={known.map(({ CODE, VALUE }) => {
            const [name, kind] = [text(VALUE.name, locale), documentKinds[VALUE.kind as DocumentKind][locale]]
            return { value: CODE, label: name === kind ? name : `${name} · ${kind}` }
          })}
          onChange={({ target }) => choose(target.value)}
        />
      </div>
      {code && one.data && (
        <FilledTemplate key={code} row={one.data as unknown as AreaRow<DocumentTemplate>} {...rest} />
      )}
      {code && !one.data && <ListLoading />}
    </>
  )
}

function FilledTemplate({
  row,
  patient,
  visit,
  onIssued,
}: Omit<Props, 'template'> & { row: AreaRow<DocumentTemplate> }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { place } = useDocumentsPlace()
  const refetch = useInvalidate(areaSubject)
  const keyOf = useKey()
  const { name, body, fields = [], days } = row.VALUE
  const ready = locales.filter((lang) => !isBlank(name[lang]) && !isBlank(body[lang]))
  const lacked = locales.filter((lang) => !ready.includes(lang))
  const { data: card } = useLateQuery(patientCard(place, patient))
  const [picked, pick] = useState<Locale>()
  const wanted = picked ?? card?.LOCALE ?? locale
  const lang = ready.includes(wanted) ? wanted : (ready[0] ?? 'ru')

  const toBody = (values: Partial<Answers>) => ({
    PATIENT_CODE: patient,
    TEMPLATE_CODE: row.CODE,
    TEMPLATE_REVISION: row.REVISION,
    LANG: lang,
    ...(values.VISIT_CODE && { VISIT_CODE: values.VISIT_CODE }),
    ...(values.SPECIALIST_CODE && { SPECIALIST_CODE: values.SPECIALIST_CODE }),
    ...(values.IS_FOREVER ? { IS_FOREVER: true } : values.VALID_TO && { VALID_TO: values.VALID_TO }),
    VALUES: Object.fromEntries(
      fields.flatMap((field) => {
        const value = values[valueName(field)]
        return value ? [[field.name, value]] : []
      }),
    ),
  })
  const form = useCallForm<typeof issueBody, Answers>({
    schema: issueBody,
    defaultValues: { VISIT_CODE: visit ?? '', SPECIALIST_CODE: '', VALID_TO: '' },
    shownAt: Object.fromEntries(fields.map((field) => [`VALUES[${field.name}]`, valueName(field)])),
    toBody,
    send: async (sent) => {
      try {
        const key = keyOf(JSON.stringify(sent))
        // It is drawn, as a preview is, which takes long where others wait before it.
        const answer = await call('POST', `/w-business/${place}/document`, sent, { key, isLong: true })
        onIssued(issuedDocument.parse(answer))
      } catch (error) {
        // The template was changed meanwhile: its new version is shown.
        if (error instanceof CallError && error.code === 'VERSION_CONFLICT') void refetch()
        throw error
      }
    },
  })
  useVisitFacts(form, {
    patient,
    given: visit,
    amounts: fields.filter(({ kind }) => kind === 'money').map(valueName),
  })
  const answers = form.watch()
  const dates = ['VALID_TO', ...fields.filter(({ kind }) => kind === 'date').map(valueName)]
  // A date that is only begun is not given yet: the paper would go with each letter of it.
  const begun = dates.filter((at) => !parseTypedDate(String(answers[at] ?? '')))
  const now = toBody({ ...answers, ...Object.fromEntries(begun.map((at) => [at, ''])) })
  const { draft, error, isFetching } = useDraft(place, now)
  const questionOf = (at: string) => {
    const field = fields.find((one) => at === `VALUES[${one.name}]`)
    return field && (text(field.label, locale) || field.name)
  }
  const isStale = error instanceof CallError && error.code === 'VERSION_CONFLICT'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    if (isStale) void refetch()
  }, [isStale])
  return (
    <div className="mt-6 grid gap-8 @4xl/page:grid-cols-2">
      <div className="min-w-0">
        <Form form={form} submit={t('documents:issue.do')}>
          <FormField
            name="LANG"
            label={t('documents:field.language')}
            {...(lacked.length > 0 && {
              hint: t('documents:field.lacked', {
                languages: lacked.map((one) => localeNames[one]).join(', '),
              }),
            })}
          >
            <NativeSelect
              {...form.register('LANG')}
              value={lang}
              options={ready.map((value) => ({ value, label: localeNames[value] }))}
              onChange={({ target }) => pick(target.value as Locale)}
            />
          </FormField>
          <AskedFields fields={fields} register={form.register} control={form.control} />
          <AboutFields patient={patient} register={form.register} />
          <ValidTo control={form.control} name="VALID_TO" usual={days !== undefined} />
          {days !== undefined && (
            <Checkbox label={t('documents:field.forever')} {...form.register('IS_FOREVER')} />
          )}
        </Form>
      </div>
      <div className="min-w-0 @4xl/page:sticky @4xl/page:top-20 @4xl/page:self-start">
        <Paper body={now} draft={draft} error={error} isOld={isFetching} questionOf={questionOf} />
      </div>
    </div>
  )
}
