import { notFound, redirect } from 'next/navigation'
import { translate } from '../../../locales/index.ts'
import { localizePath } from '../../../locales/locale.ts'
import { mayEnter, wholeCompany } from '../../../schemas/access/roles.ts'
import { sectionPath } from '../../../schemas/access/sections.ts'
import { areaPath, areasOf } from '../../../schemas/areas/registry.ts'
import { homeZone } from '../../../schemas/formats/home-zone.ts'
import { calendarDate } from '../../../schemas/formats/zone.ts'
import {
  branchAppointments,
  branchCalendar,
  dayCloseOf,
  onlineEntryState,
} from '../../queries/appointments.ts'
import { patientCard } from '../../queries/patients.ts'
import { Prefetched } from '../../queries/prefetched.tsx'
import { readQuery } from '../../queries/read-query.ts'
import { requestLocale } from '../../request-locale.ts'
import { sectionTabs } from '../area/tabs-of-section.ts'
import type { ProState } from '../load-pro.ts'
import { cabinetPlace, companyPlace, placePath, proPath } from '../place-names.ts'
import type { Asked } from '../section-screens.ts'
import { branchOf } from './branch-of.ts'
import { readView } from './calendar/view.ts'
import { readDays } from './day-close/days.ts'
import { firstBranch, followsVisits } from './first-branch.ts'
import { Appointments, DayCloseScreen } from './loaded-screen.tsx'

const section = 'doctor-appointment' as const

/** The visits of the asked days in all branches of the member, if they decide in which one the calendar begins. */
async function visitsThatDecide(
  { company, cabinets }: ProState,
  choice: Parameters<typeof followsVisits>[0],
  query: URLSearchParams,
) {
  if (!followsVisits(choice)) return []
  const today = calendarDate(new Date(), cabinets[0]?.TIMEZONE ?? homeZone.name)
  const { from, to } = readView(query, today).range
  const codes = mayEnter(company.CABINETS, wholeCompany)
    ? [wholeCompany]
    : cabinets.map(({ COMPANY_CABINET_CODE }) => COMPANY_CABINET_CODE)
  const lists = await Promise.all(
    codes.map((code) => readQuery(branchAppointments(placePath(company.COMPANY_CODE, code), from, to))),
  )
  return lists.flatMap(({ data }) => data)
}

/** R107: the calendar of a branch; with the screen `schedule` the hours of its doctors, with `day-close` what was done and paid on some days. */
export default async function appointmentsScreen(state: ProState, { screen, query }: Asked) {
  const { company, cabinets, cabinetCode, access } = state
  const locale = await requestLocale()
  const named = query.get('cabinet')
  const choice = { cabinets, cabinetCode, named, isOwn: access.ROLE === 'doctor' }
  const cabinet = firstBranch(choice, screen ? [] : await visitsThatDecide(state, choice, query))
  const tabs = sectionTabs(section, proPath(company.COMPANY_CODE), locale, access.AREAS)
  if (!cabinet) return <Appointments kind="none" tabs={tabs} base={proPath(company.COMPANY_CODE)} />
  const shownCode = cabinet.COMPANY_CABINET_CODE
  // The branch in the header is that of the screen; only day close has all of them.
  if (shownCode !== cabinetCode && screen !== 'day-close') {
    const address = new URLSearchParams(query)
    address.set('cabinet', shownCode)
    const path = [proPath(company.COMPANY_CODE), sectionPath(section), screen].filter(Boolean).join('/')
    redirect(localizePath(`${path}?${address}`, locale))
  }
  const timezone = cabinet.TIMEZONE
  const branch = branchOf(state, { cabinet: shownCode, timezone })
  const branches = cabinets.map((one) => {
    const { code, name } = cabinetPlace(one, locale)
    return { value: code, label: name.text }
  })
  const now = new Date()
  const today = calendarDate(now, timezone)
  const clinic = companyPlace(company, locale).name.text
  const shared = { tabs, branch, clinic, branches, cabinet: shownCode, today }
  if (screen === 'day-close') {
    if (!(access.AREAS.patients ?? []).includes('read')) notFound()
    const isAll = mayEnter(company.CABINETS, wholeCompany)
    const shown = isAll && cabinetCode === wholeCompany ? wholeCompany : shownCode
    const asked = readDays(query, today)
    const place = placePath(company.COMPANY_CODE, shown)
    return (
      <Prefetched queries={asked.days ? [dayCloseOf(place, asked.days.from, asked.days.to)] : []}>
        <DayCloseScreen
          {...{ tabs, place, clinic, asked, today }}
          base={branch.base}
          branches={
            isAll && branches.length > 1
              ? [{ value: wholeCompany, label: translate(locale)('visits:day.allBranches') }, ...branches]
              : branches
          }
          cabinet={shown}
        />
      </Prefetched>
    )
  }
  if (screen === 'schedule') {
    const doctor = query.get('doctor') || undefined
    return (
      <Prefetched queries={[branchCalendar(branch.place, today, today), onlineEntryState(branch.place)]}>
        <Appointments kind="schedule" {...shared} {...(doctor && { doctor })} />
      </Prefetched>
    )
  }
  const view = readView(query, today)
  const { from, to } = view.range
  const requests = areasOf(section)[0]
  if (requests && !branch.isOwn && !query.has('view') && !query.has('date')) {
    const { DOCTORS } = await readQuery(branchCalendar(branch.place, from, to))
    const isBooked = DOCTORS.some(({ STEP }) => STEP !== null)
    if (!isBooked) redirect(localizePath(`${proPath(company.COMPANY_CODE)}/${areaPath(requests)}`, locale))
  }
  const patient = branch.mayChange && branch.patients ? query.get('patient') : null
  const card = patient ? await readQuery(patientCard(branch.place, patient)) : undefined
  return (
    <Prefetched
      queries={[branchCalendar(branch.place, from, to), branchAppointments(branch.place, from, to)]}
    >
      <Appointments
        kind="calendar"
        {...shared}
        view={view.view}
        {...(query.get('visit') && { visit: query.get('visit') ?? '' })}
        {...(card && { patient: card })}
      />
    </Prefetched>
  )
}
