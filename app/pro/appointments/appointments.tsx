'use client'

import DoorOpen from 'lucide-react/icons/door-open'
import { localizePath } from '../../../locales/locale.ts'
import { useMounted } from '../../../pro-forms/use-mounted.ts'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { EmptyState } from '../../../ui/shown/empty-state.tsx'
import { LoadingScreen } from '../../layouts/loading-screen.tsx'
import { ProPage } from '../../layouts/pro/pro-page.tsx'
import { useTranslation } from '../../use-translation.ts'
import { SectionTabs } from '../area/section-tabs.tsx'
import type { SectionTab } from '../area/tabs-of-section.ts'
import { BranchProvider } from './appointments-context.ts'
import type { View } from './calendar/view.ts'
import { CalendarScreen, ScheduleScreen } from './loaded-parts.tsx'
import type { Shared } from './shared.ts'
import type { KnownPatient } from './visit/known-patients.tsx'

type Props = { tabs: readonly SectionTab[] } & (
  | ({ kind: 'calendar'; view: View; patient?: KnownPatient; visit?: string } & Shared)
  | ({ kind: 'schedule'; doctor?: string } & Shared)
  | { kind: 'none'; base: string }
)

/** R107: the calendar of a branch and the hours of its doctors; a company without a branch gets a link that adds one. */
export function Appointments(props: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const isMounted = useMounted()
  if (props.kind === 'none')
    return (
      <ProPage title={t('application:area.doctor-appointment')}>
        <EmptyState
          icon={DoorOpen}
          title={t('calendar:empty.noBranch')}
          text={t('calendar:empty.noBranchText')}
          action={
            <ButtonLink link={{ href: localizePath(`${props.base}/cabinets`, locale) }}>
              {t('calendar:empty.toBranches')}
            </ButtonLink>
          }
        />
      </ProPage>
    )
  return (
    <BranchProvider value={props.branch}>
      <SectionTabs label={t('application:area.doctor-appointment')} tabs={props.tabs} current={props.kind} />
      {/* Drawn where it works: its size depends on the screen, and a visit may not be pressed before it can be moved. */}
      {!isMounted ? (
        <>
          <h1 className={`mb-6 text-3xl ${props.kind === 'calendar' ? '@max-5xl/page:sr-only' : ''}`}>
            {t(props.kind === 'calendar' ? 'application:area.doctor-appointment' : 'calendar:schedule.title')}
          </h1>
          <LoadingScreen />
        </>
      ) : props.kind === 'calendar' ? (
        <CalendarScreen key={props.branch.place} {...props} />
      ) : (
        <ScheduleScreen key={props.branch.place} {...props} />
      )}
    </BranchProvider>
  )
}
