'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { call } from '../../../client/call.ts'
import { localizePath } from '../../../locales/locale.ts'
import { EntityForm } from '../../../pro-forms/entity/entity-form.tsx'
import type { Saved } from '../../../pro-forms/entity/use-entity.ts'
import type { FormServices } from '../../../pro-forms/form-context.ts'
import { rowTitle } from '../../../pro-forms/list/row-title.ts'
import { useMounted } from '../../../pro-forms/use-mounted.ts'
import { Icon } from '../../../ui/icon.tsx'
import { usePage } from '../../../ui/page-context.tsx'
import { LoadingScreen } from '../../layouts/loading-screen.tsx'
import { ProPage } from '../../layouts/pro/pro-page.tsx'
import { AppLink } from '../../navigation/app-link.tsx'
import { parsed } from '../../queries/parsed.ts'
import { useTranslation } from '../../use-translation.ts'
import { partsOf } from '../areas/registry.ts'
import { areaAnswers } from './area-answers.ts'
import { useArea } from './area-context.ts'
import { areaKeys, readPath, writePath } from './area-queries.ts'
import { type EditedRow, editedRow } from './edited-row.ts'
import { RemoveRow } from './remove-row.tsx'
import { RowStatusBadge } from './row-status.tsx'
import { useReferences } from './use-references.ts'

type Props = {
  /** Code of the row. Absent for a new row, and for an area that has a single row. */
  code?: string
  stored: EditedRow
  services: Pick<FormServices, 'tiles' | 'timezone'>
}

/** The form of one row of an area, generated from its schema: to create, change, remove or only read it. */
export function AreaForm({ code: opened, stored, services }: Props) {
  // A new row has its code after the first save; then this is the form of that row.
  const [created, setCreated] = useState<string>()
  const code = opened ?? created
  const { locale } = usePage()
  const { definition, place, base, rights } = useArea()
  const { t } = useTranslation()
  const edited = editedRow(definition, rights)
  // Fields appear when they work: what is typed before would be lost.
  const isMounted = useMounted()
  const { isInLayout, Below } = partsOf(definition.name)
  const { options } = useReferences(Object.keys(definition.schema.properties))
  const router = useRouter()
  const client = useQueryClient()
  const isNew = code === undefined && !definition.single
  const path = code === undefined ? '' : `/${encodeURIComponent(code)}`
  const key = areaKeys.row(place, code ?? '')
  const { data: row } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) =>
      parsed(areaAnswers.row, call('GET', readPath(place, path), undefined, { signal })),
    enabled: !isNew,
  })
  // Loaded before it is needed, because a save that is made offline could not load it.
  useEffect(() => void areaAnswers.row().catch(() => {}), [])
  const name = row ? rowTitle(definition, row.VALUE, locale).text : ''

  async function save({ value, revision }: Saved): Promise<Saved> {
    const answer = isNew
      ? call('POST', writePath(place), edited.toBody(value))
      : call('PUT', writePath(place, path), { ...edited.toBody(value), REVISION: revision })
    const saved = await parsed(areaAnswers.row, answer)
    client.setQueryData(isNew ? areaKeys.row(place, saved.CODE) : key, saved)
    if (isNew) {
      setCreated(saved.CODE)
      history.replaceState(null, '', localizePath(`${base}/${encodeURIComponent(saved.CODE)}`, locale))
    }
    return edited.saved(saved)
  }
  async function upload(file: File) {
    const form = new FormData()
    form.set('file', file)
    return parsed(areaAnswers.picture, call('POST', writePath(place, '_pictures'), form))
  }
  const title = definition.single ? definition.label[locale] : isNew ? definition.entry[locale] : name || code
  return (
    <ProPage
      title={title ?? ''}
      action={
        row?.STATUS && (
          <p>
            <RowStatusBadge row={row} />
          </p>
        )
      }
    >
      <p className="-mt-5.5 mb-4.5">
        <AppLink
          href={base}
          className="inline-flex min-h-11 items-center gap-1.5 font-medium text-accent-ink"
        >
          <Icon of={ArrowLeft} />
          {definition.single ? t('business:area.toView') : definition.label[locale]}
        </AppLink>
      </p>
      {definition.scheduled && rights.change && !rights.publish && (
        <p className="mb-6 text-ink-soft">{t('business:list.hiddenUntilShown')}</p>
      )}
      {isMounted ? (
        <EntityForm
          schema={edited.schema}
          stored={edited.saved(stored)}
          draftName={`${place.area}:${place.place.split('/')[0]}:${code ?? (isNew ? 'new' : 'single')}`}
          checkMore={edited.check}
          save={save}
          readConflict={async (data) => {
            const theirs = (await areaAnswers.row()).parse(data)
            return {
              ...edited.saved(theirs),
              savedAt: theirs.UPDATED_AT,
              savedBy: theirs.UPDATED_BY ?? undefined,
            }
          }}
          services={{ ...services, upload, references: options }}
          isReadOnly={isNew ? !rights.add : !rights.change}
          onSaved={(isAhead) => {
            void client.invalidateQueries({ queryKey: areaKeys.area(place) })
            if ((definition.single || opened === undefined) && !isAhead)
              router.push(localizePath(base, locale))
            if (isInLayout) router.refresh()
          }}
          actions={code !== undefined && rights.add && <RemoveRow code={code} name={name || code} />}
        />
      ) : (
        <LoadingScreen />
      )}
      {Below && code !== undefined && (
        <div className="mt-8">
          <Below code={code} />
        </div>
      )}
    </ProPage>
  )
}
