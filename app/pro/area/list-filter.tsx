'use client'

import { useQuery } from '@tanstack/react-query'
import { call } from '../../../client/call.ts'
import type { Translate } from '../../../locales/index.ts'
import { isLocale, type Locale } from '../../../locales/locale.ts'
import { fieldOptions } from '../../../pro-forms/field-options.ts'
import { useReferenceName } from '../../../pro-forms/list/reference-names.ts'
import { pickLocalized } from '../../../schemas/core/localized.ts'
import { shapeOf } from '../../../schemas/core/schema-shape.ts'
import type { TSchema } from '../../../schemas/core/type.ts'
import { draftStatusField, publicationFields } from '../../../schemas/publication.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import type { Option } from '../../../ui/form/options.ts'
import { Select } from '../../../ui/form/select.tsx'
import { parsed } from '../../queries/parsed.ts'
import { useTranslation } from '../../use-translation.ts'
import { areaAnswers } from './area-answers.ts'
import { useArea } from './area-context.ts'
import { areaKeys, readPath } from './area-queries.ts'

type Props = { field: string; value: string | undefined; onChange: (value: string | undefined) => void }

/** A filter by the value of one field: its choices, yes or no, or the values that occur in the rows. */
export function ListFilter({ field, value, onChange }: Props) {
  const { definition } = useArea()
  const { locale } = usePage()
  const { t } = useTranslation()
  const schema = definition.schema.properties[field]
  const filter = fieldFilter(
    schema ?? (definition.drafted ? draftStatusField : publicationFields(definition).status),
    locale,
    t,
  )
  const { label } = filter
  const { options, isPending } = useValues(field, filter)
  const all = { value: '', label: t('business:list.anyOf', { label }) }
  return (
    <Select
      aria-label={label}
      options={[all, ...options]}
      value={value ?? null}
      placeholder={label}
      loading={isPending}
      onValueChange={(next) => onChange(next || undefined)}
      className={value === undefined ? '' : 'border-accent-mark! text-accent-ink'}
    />
  )
}

type Filter = {
  label: string
  /** All possible values; empty if they must be read from the rows. */
  fixed: readonly Option[]
  area: string | undefined
}

function fieldFilter(schema: TSchema, locale: Locale, t: Translate): Filter {
  const { label = '' } = fieldOptions(schema, locale)
  const shape = shapeOf(schema)
  const { choices, type, area } = fieldOptions(shape.kind === 'array' ? shape.items : schema, locale)
  const yesOrNo = [
    { value: 'true', label: t('business:list.yes') },
    { value: 'false', label: t('business:list.no') },
  ]
  return { label, fixed: type === 'boolean' ? yesOrNo : choices, area }
}

/** The values to choose from: those of the schema, or those that occur in the rows. */
function useValues(field: string, { area, fixed }: Filter) {
  const { place } = useArea()
  const { locale } = usePage()
  const referenceName = useReferenceName()
  const { data, isLoading } = useQuery({
    queryKey: areaKeys.values(place, field),
    queryFn: ({ signal }) =>
      parsed(
        areaAnswers.values,
        call('GET', readPath(place, `_values/${encodeURIComponent(field)}`), undefined, { signal }),
      ),
    enabled: fixed.length === 0,
  })
  const found = (data ?? []).map(({ VALUE, LABEL }) => ({
    value: VALUE,
    label:
      (area && referenceName(area, VALUE)?.text) ??
      pickLocalized<string>(onlyLocales(LABEL ?? {}), locale)?.value ??
      VALUE,
  }))
  return { options: fixed.length > 0 ? fixed : found, isPending: isLoading }
}

const onlyLocales = (texts: Record<string, string>): Partial<Record<Locale, string>> =>
  Object.fromEntries(Object.entries(texts).filter(([lang]) => isLocale(lang)))
