import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { localizePath } from '../../../../locales/locale.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { buttonClass } from '../../../../ui/button/button-class.ts'
import { usePage } from '../../../../ui/core/page-context.tsx'
import { DatePicker } from '../../../../ui/date-picker/date-picker.tsx'
import { Field } from '../../../../ui/form/field.tsx'
import type { Option } from '../../../../ui/form/options.ts'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { AppLink } from '../../../navigation/app-link.tsx'
import { useTranslation } from '../../../use-translation.ts'
import { BranchSelect } from '../branch-select.tsx'
import { type Days, turnedDays, writeDays } from './days.ts'

type Props = {
  /** The path of the screen, without the language. */
  path: string
  days: Days
  /** The days in words. */
  title: string
  today: string
  branches: readonly Option[]
  cabinet: string
}

const turnClass = `${buttonClass('secondary')} btn-icon`

/** The choice of days and branch. */
export function DaysBar({ path, days, title, today, branches, cabinet }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const isPeriod = days.from !== days.to
  const hrefOf = (to: Days) => `${path}${writeDays(to)}`

  return (
    <div className="mb-8 grid gap-4 print:hidden">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="flex gap-1">
          <AppLink href={hrefOf(turnedDays(days, -1))} className={turnClass}>
            <Icon of={ChevronLeft} />
            <span className="sr-only">
              {t(isPeriod ? 'visits:day.previousPeriod' : 'visits:day.previous')}
            </span>
          </AppLink>
          <AppLink href={hrefOf(turnedDays(days, 1))} className={turnClass}>
            <Icon of={ChevronRight} />
            <span className="sr-only">{t(isPeriod ? 'visits:day.nextPeriod' : 'visits:day.next')}</span>
          </AppLink>
        </div>
        <h2 className="text-xl first-letter:uppercase">{title}</h2>
        {(isPeriod || days.from !== today) && (
          <AppLink href={hrefOf({ from: today, to: today })} className={buttonClass('empty')}>
            {t('visits:day.today')}
          </AppLink>
        )}
      </div>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <form
          action={localizePath(path, locale)}
          className="flex min-w-0 grow flex-wrap items-end gap-3 sm:grow-0"
        >
          <Field label={t('visits:day.from')} className="grow basis-36 sm:grow-0 sm:basis-40">
            <DatePicker key={days.from} name="from" defaultValue={days.from} today={today} />
          </Field>
          <Field label={t('visits:day.to')} className="grow basis-36 sm:grow-0 sm:basis-40">
            <DatePicker key={days.to} name="to" defaultValue={days.to} today={today} />
          </Field>
          <Button type="submit" variant="secondary" className="max-sm:grow">
            {t('visits:day.show')}
          </Button>
        </form>
        <BranchSelect branches={branches} cabinet={cabinet} />
      </div>
    </div>
  )
}
