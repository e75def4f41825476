import CalendarClock from 'lucide-react/icons/calendar-clock'
import { localizePath } from '../../../../locales/locale.ts'
import { ButtonLink } from '../../../../ui/button/button-link.tsx'
import { usePage } from '../../../../ui/core/page-context.tsx'
import { EmptyState } from '../../../../ui/shown/empty-state.tsx'
import { useTranslation } from '../../../use-translation.ts'
import { useBranch } from '../appointments-context.ts'

/** The next step, in place of a calendar without doctors who can be booked. */
export function NoDoctors() {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { base, mayChange, isOwn } = useBranch()
  return (
    <EmptyState
      icon={CalendarClock}
      title={t('calendar:empty.title')}
      text={t(isOwn ? 'calendar:empty.ownText' : 'calendar:empty.text')}
      action={
        mayChange &&
        !isOwn && (
          <ButtonLink link={{ href: localizePath(`${base}/schedule`, locale) }}>
            {t('calendar:empty.do')}
          </ButtonLink>
        )
      }
    />
  )
}
