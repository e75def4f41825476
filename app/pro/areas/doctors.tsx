'use client'

import CalendarClock from 'lucide-react/icons/calendar-clock'
import dynamic from 'next/dynamic'
import { Icon } from '../../../ui/icon/icon.tsx'
import { AppLink } from '../../navigation/app-link.tsx'
import { useTranslation } from '../../use-translation.ts'
import { useArea } from '../area/area-context.ts'
import type { AreaParts, BelowProps } from './parts.ts'

/** A link to the doctor's hours, where visits that would fall outside are listed. */
function DoctorHours({ code }: BelowProps) {
  const { t } = useTranslation()
  const { base } = useArea()
  const company = base.split('/').slice(0, 3).join('/')
  return (
    <p>
      <AppLink
        href={`${company}/doctor-appointment/schedule?doctor=${encodeURIComponent(code)}`}
        className="link inline-flex min-h-11 items-center gap-2 font-medium"
      >
        <Icon of={CalendarClock} />
        {t('calendar:doctor.hours')}
      </AppLink>
    </p>
  )
}

const Tools = dynamic(() => import('../exchange/exchange-tools.tsx').then((module) => module.ExchangeTools))

export default { Tools, Below: DoctorHours } satisfies AreaParts
