import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { localizePath } from '../../../../locales/locale.ts'
import { mostDays } from '../../../../schemas/visits/day-close-limits.ts'
import { type Days, isSame } from '../../../../schemas/visits/kind-of-days.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { buttonClass } from '../../../../ui/button/button-class.ts'
import { usePage } from '../../../../ui/core/page-context.tsx'
import { DatePicker } from '../../../../ui/date-picker/date-picker.tsx'
import { parseTypedDate } from '../../../../ui/date-picker/typed-date.ts'
import { Field } from '../../../../ui/form/field.tsx'
import type { Option } from '../../../../ui/form/options.ts'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { AppLink } from '../../../navigation/app-link.tsx'
import { useTranslation } from '../../../use-translation.ts'
import { BranchSelect } from '../branch-select.tsx'
import { type AskedDays, type DaysFault, lengthOfDays, presetDays, turnedDays, writeDays } from './days.ts'
import { wordsOfDays } from './words-of-days.ts'

type Props = {
  /** The path of the screen, without the language. */
  path: string
  asked: AskedDays
  today: string
  branches: readonly Option[]
  cabinet: string
}

const turnClass = `${buttonClass('secondary')} btn-icon`
const presetClass =
  'inline-flex min-h-11 items-center rounded-full border border-line-strong bg-paper px-4 hover:border-accent-mark aria-current:border-accent aria-current:bg-accent aria-current:text-on-accent pointer-fine:min-h-9'

/** The choice of days and branch; what an address has wrong is said at its field, with the text as it was typed. */
export function DaysBar({ path, asked, today, branches, cabinet }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { days, fault } = asked
  const typed = asked.days ?? asked.typed
  const hrefOf = (to: Days) => `${path}${writeDays(to)}`
  const presets = Object.entries(presetDays(today)) as [keyof ReturnType<typeof presetDays>, Days][]
  const faultAt = (at: DaysFault['at']) =>
    fault?.at === at && {
      error:
        fault.problem === 'long'
          ? t('visits:day.faults.long', {
              most: mostDays,
              days: lengthOfDays({
                from: parseTypedDate(typed.from) ?? '',
                to: parseTypedDate(typed.to) ?? '',
              }),
            })
          : t(`visits:day.faults.${fault.problem}`),
    }

  return (
    <div className="mb-8 grid gap-4 print:hidden">
      {days && <Turn days={days} title={wordsOfDays(days, locale, today)} hrefOf={hrefOf} />}
      <nav aria-label={t('visits:day.presets.label')}>
        <ul className="flex flex-wrap gap-2">
          {presets.map(([name, preset]) => (
            <li key={name}>
              <AppLink
                href={hrefOf(preset)}
                aria-current={days && isSame(days, preset) ? 'true' : undefined}
                className={presetClass}
              >
                {t(`visits:day.presets.${name}`)}
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
        <form
          noValidate
          action={localizePath(path, locale)}
          className="flex min-w-0 grow flex-wrap items-start gap-3 sm:grow-0"
        >
          <Field
            label={t('visits:day.from')}
            className="grow basis-44 sm:grow-0 sm:basis-52"
            {...faultAt('from')}
          >
            <DatePicker key={typed.from} name="from" defaultText={typed.from} today={today} />
          </Field>
          <Field
            label={t('visits:day.to')}
            className="grow basis-44 sm:grow-0 sm:basis-52"
            {...faultAt('to')}
          >
            <DatePicker key={typed.to} name="to" defaultText={typed.to} today={today} />
          </Field>
          <Button type="submit" variant="secondary" className="max-sm:basis-full sm:mt-7.5">
            {t('visits:day.show')}
          </Button>
        </form>
        <div className="empty:hidden max-sm:w-full sm:mt-7.5">
          <BranchSelect branches={branches} cabinet={cabinet} />
        </div>
      </div>
    </div>
  )
}

type TurnProps = {
  days: Days
  /** The days in words. */
  title: string
  hrefOf: (days: Days) => string
}

/** The days that are shown, with a way to as many before and after them. */
function Turn({ days, title, hrefOf }: TurnProps) {
  const { t } = useTranslation()
  const isPeriod = days.from !== days.to
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="flex gap-1">
        <AppLink href={hrefOf(turnedDays(days, -1))} className={turnClass}>
          <Icon of={ChevronLeft} />
          <span className="sr-only">{t(isPeriod ? 'visits:day.previousPeriod' : 'visits:day.previous')}</span>
        </AppLink>
        <AppLink href={hrefOf(turnedDays(days, 1))} className={turnClass}>
          <Icon of={ChevronRight} />
          <span className="sr-only">{t(isPeriod ? 'visits:day.nextPeriod' : 'visits:day.next')}</span>
        </AppLink>
      </div>
      <h2 className="text-xl first-letter:uppercase">{title}</h2>
    </div>
  )
}
