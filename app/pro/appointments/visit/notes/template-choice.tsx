import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../../../client/call.ts'
import { CallError } from '../../../../../client/call-error.ts'
import noteTemplatesArea, { type NoteTemplate } from '../../../../../schemas/areas/note-templates.ts'
import { pickLocalized } from '../../../../../schemas/core/localized.ts'
import type { TemplateValues } from '../../../../../schemas/records/fill-template.ts'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { Field, FieldError } from '../../../../../ui/form/field.tsx'
import { NativeSelect } from '../../../../../ui/form/native-select.tsx'
import { AppLink } from '../../../../navigation/app-link.tsx'
import { queryKeyOf } from '../../../../queries/api-query.ts'
import { noteTemplate, noteTemplates } from '../../../../queries/note-templates.ts'
import { parsed } from '../../../../queries/parsed.ts'
import { useLateQuery } from '../../../../queries/use-late-query.ts'
import { useTranslation } from '../../../../use-translation.ts'
import { useBranch } from '../../appointments-context.ts'
import { fillNote } from './fill-note.ts'

type Props = {
  values: TemplateValues
  onFilled: (filled: { text: string; missing: string[] }) => void
}

/** The clinic's templates of notes: the chosen one comes into the text with the facts of the visit. Without any, the way to where they are written. */
export function TemplateChoice({ values, onFilled }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { place, noteTemplates: path } = useBranch()
  const client = useQueryClient()
  const [fault, setFault] = useState<string>()
  const { data } = useLateQuery(path === undefined ? undefined : noteTemplates(place))
  if (path === undefined || !data) return null
  if (data.data.length === 0)
    return (
      <p>
        <AppLink href={path} className="link">
          {t('visits:note.toTemplates')}
        </AppLink>
      </p>
    )
  async function choose(code: string) {
    setFault(undefined)
    const query = noteTemplate(place, code)
    try {
      const row = await client.fetchQuery({
        queryKey: queryKeyOf(query, locale),
        queryFn: () => parsed(query.schema, call('GET', query.path)),
      })
      onFilled(fillNote((row.VALUE as Partial<NoteTemplate>).body ?? {}, values, locale))
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setFault(error.sentence)
    }
  }
  const nameOf = (value: Record<string, unknown>) =>
    pickLocalized((value as Partial<NoteTemplate>).name, locale)?.value ?? noteTemplatesArea.label[locale]
  return (
    <div>
      <Field label={t('visits:note.template')}>
        <NativeSelect
          options={data.data.map(({ CODE, VALUE }) => ({ value: CODE, label: nameOf(VALUE) }))}
          placeholder={t('visits:note.choose')}
          value=""
          onChange={({ target }) => target.value && void choose(target.value)}
        />
      </Field>
      <FieldError>{fault}</FieldError>
    </div>
  )
}
