'use client'

import { useQuery } from '@tanstack/react-query'
import { call } from '../../../client/call.ts'
import { isLocale, type Locale } from '../../../locales/locale.ts'
import { fieldOptions } from '../../../pro-forms/field-options.ts'
import { useReferenceName } from '../../../pro-forms/list/reference-names.ts'
import { areaValues } from '../../../schemas/api/area.ts'
import { pickLocalized } from '../../../schemas/localized.ts'
import type { TSchema } from '../../../schemas/type.ts'
import type { Option } from '../../../ui/options.ts'
import { usePage } from '../../../ui/page-context.tsx'
import { Select } from '../../../ui/select.tsx'
import { useArea } from './area-context.ts'
import { areaKeys, readPath } from './area-queries.ts'

type Props = { field: string; value: string | undefined; onChange: (value: string | undefined) => void }

/** One value of a field to narrow a list by: its choices, yes or no, or what stands in the rows. */
export function ListFilter({ field, value, onChange }: Props) {
  const { definition } = useArea()
  const { locale, t } = usePage()
  const schema = definition.schema.properties[field] as TSchema
  const { label = field, choices, type } = fieldOptions(schema, locale)
  const yesOrNo = [
    { value: 'true', label: t('business:list.yes') },
    { value: 'false', label: t('business:list.no') },
  ]
  const fixed = type === 'boolean' ? yesOrNo : choices
  const { options, isPending } = useValues(field, schema, fixed)
  const all = { value: '', label: t('business:list.anyOf', { label }) }
  return (
    <Select
      aria-label={label}
      options={[all, ...options]}
      value={value ?? ''}
      loading={isPending}
      onValueChange={(next) => onChange(next || undefined)}
      className={value === undefined ? '' : 'border-accent-mark! text-accent-ink'}
    />
  )
}

function useValues(field: string, schema: TSchema, fixed: readonly Option[]) {
  const { place } = useArea()
  const { locale } = usePage()
  const referenceName = useReferenceName()
  const area = (schema as { 'x-reference'?: string })['x-reference']
  const { data, isLoading } = useQuery({
    queryKey: areaKeys.values(place, field),
    queryFn: async ({ signal }) =>
      areaValues.parse(
        await call('GET', readPath(place, `_values/${encodeURIComponent(field)}`), undefined, { signal }),
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
