'use client'

// Not the index, which imports a helper of tests with all of ajv.
import Form from '@rjsf/core/lib/components/Form.js'
import { useEffect, useMemo, useRef } from 'react'
import { defaultLocale, type Locale } from '../locales/locale.ts'
import type { Problem } from '../schemas/core/problem.ts'
import type { TSchema } from '../schemas/core/type.ts'
import { usePage } from '../ui/core/page-context.tsx'
import { copyTexts } from './copy-texts.ts'
import { focusField } from './field-place.ts'
import {
  type FieldTarget,
  type FormLending,
  type FormServices,
  FormSettingsProvider,
  type TranslationHelp,
} from './form-context.ts'
import { toErrorSchema } from './form-errors.ts'
import { formValidator } from './form-validator.ts'
import { fields, templates } from './theme/theme.ts'
import { outlineOf, uiSchemaOf } from './ui-schema.ts'
import { wordsOfFields } from './words-of-fields.ts'

type Props = {
  schema: TSchema
  value: Record<string, unknown>
  /** Called with the complete value at each change made by the person. */
  onChange: (value: Record<string, unknown>) => void
  problems?: readonly Problem[]
  /** The language in which texts are edited. */
  locale: Locale
  services?: FormServices
  isReadOnly?: boolean
  /** Incremented each time problems are shown. */
  shown?: number
  help?: TranslationHelp
  lending?: FormLending
  /** The value whose field gets the focus. */
  target?: FieldTarget | undefined
}

/** Without this rjsf adds defaults and empty objects to an untouched value. */
const defaults = { emptyObjectFields: 'skipDefaults' } as const

const noServices: FormServices = {}
const noHelp: TranslationHelp = {}
const noLending: FormLending = { lenders: [], asked: defaultLocale }

/** The fields of a schema, with their problems. Stateless and without validation: the caller does both. */
export function SchemaForm({ schema, value, onChange, problems = [], locale, ...rest }: Props) {
  const {
    services = noServices,
    isReadOnly = false,
    shown = 0,
    help = noHelp,
    lending = noLending,
    target,
  } = rest
  const { locale: reader, t } = usePage()
  const errors = useMemo(() => toErrorSchema(problems, t), [problems, t])
  const latest = useRef(() => {})
  latest.current = () => onChange(copyTexts(schema, value, { from: reader, to: defaultLocale }))
  const shownValue = useRef(value)
  shownValue.current = value
  const settings = useMemo(
    () => ({
      wordsOf: (fields: readonly string[]) => wordsOfFields(shownValue.current, fields),
      locale,
      services,
      shown,
      help,
      lending,
      target,
      copyTexts: () => latest.current(),
    }),
    [locale, services, shown, help, lending, target],
  )
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => (form.current && target ? focusField(form.current, target.path) : undefined), [target])
  return (
    <FormSettingsProvider value={settings}>
      <div ref={form} className="contents">
        <Form
          tagName="div"
          schema={outlineOf(schema)}
          uiSchema={uiSchemaOf(schema, reader)}
          formData={value}
          onChange={({ formData }) => onChange(formData)}
          extraErrors={errors}
          readonly={isReadOnly}
          validator={formValidator}
          fields={fields}
          templates={templates}
          experimental_defaultFormStateBehavior={defaults}
          showErrorList={false}
        />
      </div>
    </FormSettingsProvider>
  )
}
