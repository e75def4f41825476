import { useEffect, useRef, useState } from 'react'
import { localizePath } from '../../../locales/locale.ts'
import { type IssuedState, issuedStates } from '../../../schemas/api/documents.ts'
import { nearDates } from '../../../schemas/api/near-date.ts'
import {
  type DocumentKind,
  documentKindNames,
  documentKinds,
} from '../../../schemas/documents/document-kinds.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { DatePicker } from '../../../ui/date-picker/date-picker.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Input } from '../../../ui/form/input.tsx'
import { NativeSelect } from '../../../ui/form/native-select.tsx'
import { Expandable } from '../../../ui/shown/expandable.tsx'
import type { IssuedList } from '../../queries/documents.ts'
import { staffDoctors } from '../../queries/staff.ts'
import { useLateQuery } from '../../queries/use-late-query.ts'
import { useTranslation } from '../../use-translation.ts'
import { doctorName } from '../appointments/calendar/columns.ts'
import type { DocumentsPlace } from './documents-place.ts'

type Props = { place: DocumentsPlace; list: IssuedList; onChange: (list: IssuedList) => void }

/** A search waits for a pause in typing, in milliseconds. */
const pauseMs = 300

/** A list without the filters that are empty, at its first page. */
const tidy = ({ page: _, ...list }: Record<string, unknown>): IssuedList =>
  Object.fromEntries(Object.entries(list).filter(([, value]) => value))

/** Search and filters of the documents. Without a script the form is sent, and the server answers with the list. */
export function DocumentFilters({ place, list, onChange }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const [typed, setTyped] = useState(list.search ?? '')
  const latest = useRef({ list, onChange })
  latest.current = { list, onChange }
  const { data: doctors = [] } = useLateQuery(place.isDoctor ? undefined : staffDoctors(place.place))
  useEffect(() => {
    const search = typed.trim()
    if (search === (latest.current.list.search ?? '')) return
    const timer = setTimeout(() => latest.current.onChange(tidy({ ...latest.current.list, search })), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  const isFiltered = Boolean(list.kind ?? list.status ?? list.specialist ?? list.from ?? list.to)
  const change = (more: IssuedList) => onChange(tidy({ ...list, search: typed.trim(), ...more }))
  return (
    <search>
      <form noValidate action={localizePath(place.path, locale)} className="grid gap-2">
        {list.patient && <input type="hidden" name="patient" value={list.patient} />}
        <Field label={t('documents:filter.search')}>
          <Input
            kind="search"
            name="search"
            maxLength={100}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
        <Expandable
          open={isFiltered}
          summary={<span className="font-medium">{t('documents:filter.more')}</span>}
        >
          <div className="grid grid-cols-2 gap-3 @4xl/page:grid-cols-5">
            <Field label={t('documents:filter.kind')}>
              <NativeSelect
                name="kind"
                placeholder={t('documents:filter.any')}
                value={list.kind ?? ''}
                options={documentKindNames.map((kind) => ({
                  value: kind,
                  label: documentKinds[kind][locale],
                }))}
                onChange={({ target }) => change({ kind: target.value as DocumentKind })}
              />
            </Field>
            <Field label={t('documents:filter.status')}>
              <NativeSelect
                name="status"
                placeholder={t('documents:filter.any')}
                value={list.status ?? ''}
                options={issuedStates.map((state) => ({
                  value: state,
                  label: t(`documents:status.${state}`),
                }))}
                onChange={({ target }) => change({ status: target.value as IssuedState })}
              />
            </Field>
            {!place.isDoctor && (
              <Field label={t('documents:filter.doctor')} className="@max-4xl/page:col-span-2">
                <NativeSelect
                  name="specialist"
                  placeholder={t('documents:filter.any')}
                  value={list.specialist ?? ''}
                  options={doctors.map((doctor) => ({
                    value: doctor.SPECIALIST_CODE,
                    label: doctorName(doctor, locale),
                  }))}
                  onChange={({ target }) => change({ specialist: target.value })}
                />
              </Field>
            )}
            {(['from', 'to'] as const).map((bound) => (
              <Field
                key={bound}
                label={t(`documents:filter.${bound}`)}
                // Half of a phone would cut off the year.
                className="@max-md/page:col-span-2"
              >
                <DatePicker
                  name={bound}
                  {...(list[bound] && { defaultValue: list[bound] })}
                  {...nearDates}
                  // A date that is only begun changes nothing yet.
                  onValueChange={(date) => date && change({ [bound]: date })}
                  onTextChange={(text) => text.trim() || change({ [bound]: '' })}
                />
              </Field>
            ))}
          </div>
        </Expandable>
      </form>
    </search>
  )
}
