'use client'

import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useRouter } from 'next/navigation'
import { useMemo, useState } from 'react'
import { type Locale, localizePath } from '../../../locales/locale.ts'
import { rowTitle } from '../../../pro-forms/list/row-title.ts'
import { useMounted } from '../../../pro-forms/use-mounted.ts'
import { statusWords } from '../../../schemas/publication.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { LoadingScreen } from '../../layouts/loading-screen.tsx'
import { ProPage } from '../../layouts/pro/pro-page.tsx'
import { AppLink } from '../../navigation/app-link.tsx'
import { useTranslation } from '../../use-translation.ts'
import { partsOf } from '../areas/registry.ts'
import { OutsideBookings } from '../outside/outside-bookings.tsx'
import { outsideOfRow } from '../outside/outside-of-row.ts'
import { rememberAdded } from './added-row.tsx'
import { useArea } from './area-context.ts'
import { rowRights } from './area-rights.ts'
import { ChangeNote } from './change-note.tsx'
import { DraftLayout } from './draft/draft-layout.tsx'
import { TakeDownDraft } from './draft/take-down.tsx'
import type { EditedRow } from './edited-row.ts'
import { RemoveRow } from './remove-row.tsx'
import { RowForm, type RowServices } from './row-form.tsx'
import { RowStatusBadge } from './row-status.tsx'
import { ShowButton } from './show-button.tsx'
import { useRow } from './use-row.ts'

type Props = {
  /** Code of the row. Absent for a new row, and for an area that has a single row. */
  code?: string
  stored: EditedRow
  services: RowServices
  /** The field in which it begins. */
  field?: string
}

/** The screen with the form of one row of an area: to create, change, remove or only read it. */
export function AreaForm({ code: opened, stored, services, field }: Props) {
  // A new row has its code after the first save; then this is the form of that row.
  const [created, setCreated] = useState<string>()
  const code = opened ?? created
  const { locale } = usePage()
  // The page of a draft follows the language in which it is written.
  const [shown, show] = useState<Locale>(locale)
  const { definition, place, base, rights } = useArea()
  const { t } = useTranslation()
  // Fields appear when they work: text that is typed earlier would be lost.
  const isMounted = useMounted()
  const { isInLayout, Above, Below, Beside } = partsOf(definition.name)
  const router = useRouter()
  const target = useMemo(() => (field === undefined ? undefined : { path: [field], seq: 1 }), [field])
  const isNew = code === undefined && !definition.single
  const { data: row } = useRow(place, code, !isNew)
  const may = rowRights(row ?? stored, rights)
  const name = row ? rowTitle(definition, row.VALUE, locale).text : ''
  const title = definition.single ? definition.label[locale] : isNew ? definition.entry[locale] : name || code
  const form = (
    <RowForm
      {...(code !== undefined && { code })}
      stored={stored}
      services={services}
      target={target}
      onCreated={(made) => {
        setCreated(made)
        rememberAdded(definition.name, made)
        history.replaceState(null, '', localizePath(`${base}/${encodeURIComponent(made)}`, locale))
      }}
      onSaved={(isAhead) => {
        if ((definition.single || opened === undefined) && !isAhead && !definition.drafted)
          router.push(localizePath(base, locale))
        if (isInLayout) router.refresh()
      }}
      onLocale={show}
      actions={
        code !== undefined &&
        (may.remove || definition.drafted) && (
          <div className="grid justify-items-start gap-1">
            {definition.drafted && <TakeDownDraft code={code} />}
            {may.remove && <RemoveRow code={code} name={name || code} />}
          </div>
        )
      }
    />
  )
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
      <ChangeNote row={row ?? stored} />
      {row?.ASKED_BY !== undefined && (
        <div className="mb-6 flex max-w-text flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-warning-tint px-4 py-3 text-warning-ink">
          <p className="grow basis-60">
            {t('business:list.decides', { status: statusWords(definition).hidden[locale] })}
          </p>
          <ShowButton
            row={row}
            name={name || row.CODE}
            onShown={() => router.push(localizePath(base, locale))}
          />
        </div>
      )}
      {outsideOfRow(place, code) && code !== undefined && <OutsideBookings code={code} />}
      {isMounted && Above && code !== undefined && <Above code={code} />}
      {!isMounted && <LoadingScreen />}
      <div
        className={Beside ? 'gap-x-10 @5xl/page:grid @5xl/page:grid-cols-[minmax(0,1fr)_20rem]' : undefined}
      >
        {isMounted &&
          (definition.drafted ? (
            <DraftLayout code={code} shown={shown} show={show}>
              {form}
            </DraftLayout>
          ) : (
            form
          ))}
        {isMounted && Beside && (
          <div className="@max-5xl/page:mt-8">
            <Beside />
          </div>
        )}
      </div>
      {Below && code !== undefined && (
        <div className="mt-8">
          <Below code={code} />
        </div>
      )}
    </ProPage>
  )
}
