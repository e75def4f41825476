'use client'

import CalendarPlus from 'lucide-react/icons/calendar-plus'
import UserCheck from 'lucide-react/icons/user-check'
import { useEffect, useId, useRef, useState } from 'react'
import { serverNow } from '../../../../client/server-clock.ts'
import { localizePath } from '../../../../locales/locale.ts'
import { undoToast } from '../../../../pro-forms/fields/undo-toast.tsx'
import type { StaffAppointment } from '../../../../schemas/api/staff-appointment.ts'
import { formatCalendarDate, weekdayName } from '../../../../schemas/formats/date.ts'
import { weekday } from '../../../../schemas/formats/zone.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { usePage } from '../../../../ui/core/page-context.tsx'
import { toast } from '../../../../ui/toast/toast-store.ts'
import { LoadingScreen } from '../../../layouts/loading-screen.tsx'
import { ProPage } from '../../../layouts/pro/pro-page.tsx'
import { chime } from '../../../live/chime.ts'
import { useKeptSwitch } from '../../../state/use-kept-switch.ts'
import { useTranslation } from '../../../use-translation.ts'
import { ListFailed, ListStale } from '../../area/list-states.tsx'
import { momentOf } from '../../clinic-moment.ts'
import { messageOf } from '../../message-of.ts'
import { useToday } from '../../use-today.ts'
import { useWide } from '../../use-wide.ts'
import { useBranch } from '../appointments-context.ts'
import { useLive } from '../live/use-live.ts'
import type { Shared } from '../shared.ts'
import type { KnownPatient } from '../visit/known-patients.tsx'
import { NewVisitDialog, SearchDialog, VisitDialog } from '../visit/loaded-dialogs.tsx'
import { visitCardOf } from '../visit/visit-card.ts'
import { shortDay, whenOf } from '../visit-when.ts'
import { Agenda } from './agenda.tsx'
import { type Column, clockOf, minutesOf, shortName } from './columns.ts'
import { Grid, type GridHandle } from './grid.tsx'
import { KeyLine } from './key-line.tsx'
import type { FreeTime } from './next-free.ts'
import { NoDoctors } from './no-doctors.tsx'
import { PrintDay } from './print-day.tsx'
import { SpecialDay } from './special-day.tsx'
import { Toolbar } from './toolbar.tsx'
import { useCalendar } from './use-calendar.ts'
import type { KeptWish } from './use-grid-focus.ts'
import { useGridKeys } from './use-grid-keys.ts'
import { useMoveTo } from './use-move-to.ts'
import { type Opened, usePlaces } from './use-places.ts'
import { useScreenKeys } from './use-screen-keys.ts'
import { type View, writeView } from './view.ts'

/** The calendar of a branch: a day of all doctors, the week of one, on a phone the visits of a day. With a patient the form of a new visit is open, with the code of a visit that visit. */
export function CalendarScreen({
  view: first,
  clinic,
  branches,
  cabinet,
  patient,
  visit: asked,
}: Shared & { view: View; patient?: KnownPatient; visit?: string }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { base, timezone, mayChange, isOwn } = useBranch()
  const today = useToday(timezone)
  const isWide = useWide()
  const [view, setView] = useState(first)
  const [opened, open] = useState<Opened | undefined>(
    asked === undefined ? undefined : { kind: 'visit', code: asked, mode: { kind: 'facts' } },
  )
  const [isHeard, setHeard] = useKeptSwitch('appointments-sound')
  const [isEverywhere, setEverywhere] = useKeptSwitch('calendar-keys')
  const grid = useRef<GridHandle>(null)
  const wish: KeptWish = useRef(undefined)
  const help = useId()

  const isLive = useLive((booked) => {
    if (isHeard) chime()
    for (const visit of booked) {
      const { PATIENT: name, STATUS } = visit
      toast({
        message: t(`calendar:news.${STATUS}`, { name, when: whenOf(visit, locale, today) }),
        variant: 'info',
      })
    }
  })
  const shown = useCalendar(view, isLive)
  const { columns, calendar, visits } = shown
  const places = usePlaces(calendar, columns)
  const special =
    view.kind === 'day' ? calendar?.SPECIAL_DAYS.find(({ DATE }) => DATE === view.date) : undefined

  function show(next: View) {
    setView(next)
    const query = writeView(next, today, branches.length > 1 ? cabinet : undefined)
    history.replaceState(null, '', localizePath(base, locale) + query)
  }
  function close(changed?: Pick<StaffAppointment, 'APPOINTMENT_CODE' | 'DATE'>) {
    open(undefined)
    // A patient who has just come gets a visit today, whatever day is shown.
    if (changed && !columns?.some((column) => column.date === changed.DATE))
      show({ ...view, date: changed.DATE })
    if (changed) grid.current?.focusOn({ visit: changed.APPOINTMENT_CODE })
  }
  const moveTo = useMoveTo(view, {
    onMoved: (code) => grid.current?.focusOn({ visit: code }),
    onRefused: (code, to, refused) =>
      open({
        kind: 'visit',
        code,
        mode: {
          kind: 'move',
          where: { doctor: to.doctor, date: to.date, time: clockOf(to.minute) },
          ...(refused && { refused }),
        },
      }),
  })
  const toBook = useRef(patient)
  useEffect(() => {
    const known = toBook.current
    if (!known || !calendar) return
    toBook.current = undefined
    void places.first(view, today).then((place) => {
      const where = { doctor: place.doctor, date: place.date, time: clockOf(place.minute) }
      const values = { LASTNAME: known.LASTNAME, NAME: known.NAME, TEL: known.TEL ?? '' }
      const card = visitCardOf(known)
      const draft = { where, service: null, minutes: undefined, isWalkIn: false, values, card }
      open({ kind: 'new', place, draft })
    })
  })
  /** A patient who has come without an appointment is seen now, by the doctor who is free first. */
  async function onWalkIn() {
    const doctor = await places.forWalkIn(view.doctor ?? calendar?.OWN ?? undefined)
    const { date, time } = momentOf(serverNow().toISOString(), timezone)
    const draft = {
      where: { doctor, date, time },
      service: null,
      minutes: undefined,
      isWalkIn: true,
      values: {},
    }
    open({ kind: 'new', place: { doctor, date, minute: minutesOf(time) }, draft })
  }
  const onNew = (place: FreeTime) => open({ kind: 'new', place })
  const onNext = async (near?: FreeTime) => onNew(await places.first(view, today, near))
  const onKey = useGridKeys({ view, show, open, visits, today, grid, onNext })
  useScreenKeys(isEverywhere && isWide && opened === undefined, (event) => {
    if (!event.key.startsWith('Arrow')) return onKey(event, {})
    // From the page itself into the calendar; a button with the focus leaves the arrows to the page.
    if (event.target !== document.body) return false
    grid.current?.enter()
    return grid.current !== null
  })
  const visit =
    opened?.kind === 'visit'
      ? (visits.find(({ APPOINTMENT_CODE }) => APPOINTMENT_CODE === opened.code) ?? opened.found)
      : undefined

  /** The heading of the view, with the year unless it is that of a date. */
  const titleIn = (year?: string) =>
    view.kind === 'day'
      ? `${weekdayName(weekday(view.date), locale)}, ${formatCalendarDate(view.date, locale, year)}`
      : t('calendar:weekOf', { date: formatCalendarDate(columns?.[0]?.date ?? view.date, locale, year) })
  const title = titleIn(today)
  const titleOf = ({ name, date }: Column) =>
    view.kind === 'day' ? shortName(name) : shortDay(date, locale, t)
  const noteOf = ({ visits: own, open: hours }: Column) =>
    hours.length === 0 && own.length === 0
      ? t('calendar:closed')
      : t('calendar:visits', { count: own.length })
  // A phone has no room for columns; there one doctor is chosen, or all are in one list.
  const listed =
    view.doctor === undefined || view.kind === 'week'
      ? columns
      : columns?.filter(({ doctor }) => doctor === view.doctor)

  const nobody = calendar?.DOCTORS.every(({ STEP }) => STEP === null) && columns?.length === 0
  return (
    <ProPage
      title={t('application:area.doctor-appointment')}
      isCompact
      action={
        mayChange &&
        !nobody && (
          <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow max-sm:*:px-3 print:hidden">
            <Button variant="secondary" icon={UserCheck} onClick={() => void onWalkIn()}>
              {t('visits:walkIn.open')}
            </Button>
            <Button icon={CalendarPlus} onClick={() => void onNext()}>
              {t('calendar:add.open')}
            </Button>
          </div>
        )
      }
    >
      <Toolbar
        view={view}
        show={show}
        title={title}
        today={today}
        isLive={isLive}
        isHeard={isHeard}
        setHeard={setHeard}
        branches={branches}
        cabinet={cabinet}
        doctors={isOwn ? [] : places.doctors}
        onSearch={() => open({ kind: 'search' })}
      />
      {special && <SpecialDay day={special} />}
      {shown.error && columns && (
        <div className="mb-3">
          <ListStale isRetrying={shown.isFetching} onRetry={shown.retry} />
        </div>
      )}
      {!columns && shown.error && (
        <ListFailed message={messageOf(shown.error)} isRetrying={shown.isFetching} onRetry={shown.retry} />
      )}
      {!columns && !shown.error && <LoadingScreen />}
      {columns && nobody && <NoDoctors />}
      {columns && !nobody && (
        <div aria-busy={shown.isTurning || undefined} className={shown.isTurning ? 'opacity-60' : ''}>
          {isWide && columns.length === 0 && (
            <p className="py-6 text-ink-soft">{t('calendar:nobodyWorks')}</p>
          )}
          {isWide && columns.length > 0 && (
            <>
              <Grid
                ref={grid}
                columns={columns}
                titleOf={titleOf}
                noteOf={noteOf}
                today={today}
                mayChange={mayChange}
                onNew={onNew}
                onKey={onKey}
                help={help}
                wish={wish}
                onVisit={(code) => open({ kind: 'visit', code, mode: { kind: 'facts' } })}
                onMove={moveTo}
              />
              <KeyLine
                id={help}
                mayChange={mayChange}
                isEverywhere={isEverywhere}
                setEverywhere={setEverywhere}
              />
            </>
          )}
          {!isWide && (
            <Agenda
              columns={listed ?? []}
              hasFree={mayChange && (view.doctor !== undefined || isOwn)}
              onNew={onNew}
              onVisit={(code) => open({ kind: 'visit', code, mode: { kind: 'facts' } })}
            />
          )}
          <PrintDay
            title={titleIn()}
            place={[clinic, branches.find(({ value }) => value === cabinet)?.label]
              .filter(Boolean)
              .join(', ')}
            columns={columns}
            titleOf={view.kind === 'day' ? ({ name }) => name : titleOf}
          />
        </div>
      )}
      {opened?.kind === 'visit' && visit && (
        <VisitDialog
          key={opened.code}
          visit={visit}
          first={opened.mode}
          doctors={places.doctors}
          services={places.services}
          onNoteLeft={() =>
            undoToast(t('visits:note.left'), t('visits:note.toNote'), () =>
              open({ kind: 'visit', code: opened.code, found: visit, mode: { kind: 'facts' } }),
            )
          }
          onClose={close}
        />
      )}
      {opened?.kind === 'new' && calendar && (
        <NewVisitDialog
          where={{ doctor: opened.place.doctor, date: opened.place.date, time: clockOf(opened.place.minute) }}
          doctors={places.doctors}
          steps={places.steps}
          services={places.services}
          draft={opened.draft}
          forWalkIn={places.forWalkIn}
          onClose={close}
          onLeft={(draft) =>
            undoToast(t('calendar:add.left'), t('calendar:add.goOn'), () => open({ ...opened, draft }))
          }
        />
      )}
      {opened?.kind === 'search' && (
        <SearchDialog
          onClose={() => open(undefined)}
          onFound={(found) => {
            show({ ...view, kind: 'day', date: found.DATE })
            open({ kind: 'visit', code: found.APPOINTMENT_CODE, found, mode: { kind: 'facts' } })
          }}
        />
      )}
    </ProPage>
  )
}
