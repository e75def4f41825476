'use client'

import UserPlus from 'lucide-react/icons/user-plus'
import UsersRound from 'lucide-react/icons/users-round'
import { useRouter } from 'next/navigation'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { localizePath } from '../../../locales/locale.ts'
import { Button } from '../../../ui/button/button.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { EmptyState } from '../../../ui/shown/empty-state.tsx'
import { ProPage } from '../../layouts/pro/pro-page.tsx'
import { AppLink } from '../../navigation/app-link.tsx'
import { patientDoubles } from '../../queries/patients.ts'
import { useApiQuery } from '../../queries/use-api-query.ts'
import { useTranslation } from '../../use-translation.ts'
import { ListFailed } from '../area/list-states.tsx'
import { ExchangeLink } from '../exchange/exchange-link.tsx'
import { messageOf } from '../message-of.ts'
import { PatientDialog } from './loaded-form.tsx'
import { PatientList } from './patient-list.tsx'
import { type PatientsPlace, PatientsPlaceProvider } from './patients-place.ts'
import { useFoundPatients } from './use-found-patients.ts'

/** Leads to the cards that may be of one person, if there are any. */
function DoublesLink({ place }: { place: PatientsPlace }) {
  const { t } = useTranslation()
  const { meta } = useApiQuery(patientDoubles(place.place))
  if (meta.total === 0) return null
  return (
    <p className="mt-3">
      <AppLink href={`${place.path}/doubles`} className="link inline-flex min-h-11 items-center gap-2">
        <Icon of={UsersRound} />
        {t('business:doubles.waiting', { count: meta.total })}
      </AppLink>
    </p>
  )
}

/** The patients of a company, found while one types. Without a script the form is sent, and the server answers with those it finds. */
export function Patients({ place, search }: { place: PatientsPlace; search: string }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const router = useRouter()
  const [typed, setTyped] = useState(search)
  const [isAdding, setAdding] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const { patients, error, isFetching, isCurrent, retry } = useFoundPatients(place.place, typed)
  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  const wanted = typed.trim()
  const isNobody = isCurrent && patients?.length === 0
  const first = isCurrent ? patients?.[0]?.PATIENT_CODE : undefined
  const { path, mayChange } = place
  const nobodyText = wanted ? (mayChange ? 'noneText' : 'noneOwn') : mayChange ? 'emptyText' : 'emptyOwn'
  /** What was typed when Enter was pressed: the first patient of it is opened as soon as it is found. */
  const [entered, setEntered] = useState<string>()
  const isEntered = entered === wanted
  useEffect(() => {
    if (isEntered && first) router.push(localizePath(`${path}/${first}`, locale))
  }, [isEntered, first, router, path, locale])
  /** What is said of the patients that are shown, until there are others. */
  const [told, setTold] = useState('')
  const count = isCurrent ? (patients?.length ?? 0) : undefined
  useEffect(() => {
    if (count === undefined) return
    setTold(wanted ? t('business:patients.found', { count }) : '')
  }, [count, wanted, t])

  /** Arrows walk through the field and the patients found. */
  function walk(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step || !field.current) return
    const stops = [field.current, ...(list.current?.querySelectorAll('a') ?? [])]
    const next = stops[stops.findIndex((one) => one.matches(':focus')) + step]
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  const add = mayChange && (
    <Button icon={UserPlus} onClick={() => setAdding(true)}>
      {t(isNobody && wanted ? 'business:patients.addTyped' : 'business:patients.add', { typed: wanted })}
    </Button>
  )
  return (
    <PatientsPlaceProvider value={place}>
      <ProPage title={t('application:area.patients')} action={!isNobody && add}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows walk between the field and the links */}
        <div onKeyDown={walk}>
          <search>
            <form
              noValidate
              action={localizePath(place.path, locale)}
              onSubmit={(event) => {
                event.preventDefault()
                if (wanted) setEntered(wanted)
              }}
            >
              <Field label={t('business:patients.search')}>
                <Input
                  ref={field}
                  kind="search"
                  name="search"
                  maxLength={120}
                  value={typed}
                  loading={isFetching && !isCurrent}
                  onChange={({ target }) => setTyped(target.value)}
                />
              </Field>
            </form>
          </search>
          {mayChange && !wanted && <DoublesLink place={place} />}
          <p role="status" className="mt-3 min-h-5 text-sm text-ink-soft">
            {told || (!wanted && patients && patients.length > 0 ? t('business:patients.latest') : '')}
          </p>
          <div
            ref={list}
            className={`mt-2 transition-opacity delay-150 ${isCurrent || error ? '' : 'opacity-60'}`}
          >
            {error && <ListFailed message={messageOf(error)} isRetrying={isFetching} onRetry={retry} />}
            {!error && isNobody && (
              <EmptyState
                icon={UsersRound}
                title={t(wanted ? 'business:patients.none' : 'business:patients.empty')}
                text={t(`business:patients.${nobodyText}`)}
                action={add}
              />
            )}
            {!error && patients && patients.length > 0 && <PatientList patients={patients} />}
          </div>
        </div>
        {place.exchange && !wanted && (
          <p className="mt-8">
            <ExchangeLink path={place.exchange} />
          </p>
        )}
        {isAdding && (
          <PatientDialog
            typed={isNobody ? wanted : ''}
            onClose={() => setAdding(false)}
            onSaved={({ PATIENT_CODE }) => router.push(localizePath(`${place.path}/${PATIENT_CODE}`, locale))}
          />
        )}
      </ProPage>
    </PatientsPlaceProvider>
  )
}
