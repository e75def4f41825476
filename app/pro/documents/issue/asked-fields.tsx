import type { Control } from 'react-hook-form'
import { FormDate } from '../../../../client/form/form-date.tsx'
import { FormField } from '../../../../client/form/form-field.tsx'
import type { AskedField } from '../../../../schemas/areas/document-templates.ts'
import { pickLocalized } from '../../../../schemas/core/localized.ts'
import { usePage } from '../../../../ui/core/page-context.tsx'
import { Input } from '../../../../ui/form/input.tsx'
import { NativeSelect } from '../../../../ui/form/native-select.tsx'
import { Textarea } from '../../../../ui/form/textarea.tsx'
import { useTranslation } from '../../../use-translation.ts'

/** The name of a question in the form; react-hook-form would take brackets for an object. */
export const valueName = ({ name }: Pick<AskedField, 'name'>): string => `VALUES/${name}`

/** What is filled in to issue a document, by the names in the form. */
export type Answers = Record<string, string | boolean | undefined>

type Props<Sent> = {
  fields: readonly AskedField[]
  register: (name: string) => object
  control: Control<Answers, unknown, Sent>
}

/** What a template asks for when a document is issued. */
export function AskedFields<Sent>({ fields, register, control }: Props<Sent>) {
  const { locale } = usePage()
  return fields.map((field) => {
    const name = valueName(field)
    return (
      <FormField
        key={name}
        name={name}
        label={pickLocalized(field.label, locale)?.value ?? field.name}
        required={field.required}
      >
        {field.kind === 'date' ? (
          <FormDate control={control} name={name} />
        ) : (
          <Answer field={field} control={register(name)} />
        )}
      </FormField>
    )
  })
}

function Answer({ field: { kind, choices }, control }: { field: AskedField; control: object }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  if (kind === 'number' || kind === 'money') return <Input inputMode="decimal" maxLength={20} {...control} />
  if (kind === 'text') return <Textarea rows={1} maxLength={2000} {...control} />
  return (
    <NativeSelect
      {...control}
      placeholder={t('documents:field.choose')}
      // A choice is named by its Russian text, which each option has.
      options={choices.map((choice) => ({
        value: choice.ru,
        label: pickLocalized(choice, locale)?.value ?? choice.ru,
      }))}
    />
  )
}
