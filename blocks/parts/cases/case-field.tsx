import type { CaseFormProps } from '../../../schemas/blocks/case-form.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { NativeSelect } from '../../../ui/form/native-select.tsx'
import { Textarea } from '../../../ui/form/textarea.tsx'
import { FormTick, plainForm } from '../common/plain-form.tsx'

type Data = CaseFormProps['data']
type Props = {
  id: string
  field: Data['fields'][number]
  form: Pick<Data, 'values' | 'errors'>
}

/** Input types of the kinds that are one line. */
const types: Record<string, { type?: string; inputMode?: 'decimal' | 'numeric'; autoComplete?: string }> = {
  date: { type: 'date' },
  phone: { type: 'tel', autoComplete: 'tel' },
  integer: { inputMode: 'numeric' },
  number: { inputMode: 'decimal' },
}

/** A field of a form that a declaration describes, as its kind is entered. */
export function CaseField({ id, field: { name, kind, isRequired, label, help, max, choices }, form }: Props) {
  const { t } = usePage()
  const { field, own, valuesOf } = plainForm(id, form)
  const key = `VALUE[${name}]`
  const { error } = field(key)
  const common = { id: `${id}-${name}`, error, hint: help?.text, required: isRequired }
  if (kind === 'boolean')
    return (
      <Field {...common}>
        <FormTick name={key} checked={valuesOf(key).length > 0}>
          {label.text}
        </FormTick>
      </Field>
    )
  const control = () => {
    if (kind === 'choice')
      return (
        <NativeSelect
          {...own(key)}
          placeholder={t('blocks:case-form.choose')}
          options={choices.map(({ value, label: word }) => ({ value, label: word.text }))}
        />
      )
    if (kind === 'lines') return <Textarea {...own(key)} rows={4} maxLength={max} />
    return <Input {...own(key)} {...types[kind]} maxLength={max} />
  }
  return (
    <Field {...common} label={label.text}>
      {control()}
    </Field>
  )
}
