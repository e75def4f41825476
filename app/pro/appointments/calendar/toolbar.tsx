import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Printer from 'lucide-react/icons/printer'
import Radio from 'lucide-react/icons/radio'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Search from 'lucide-react/icons/search'
import { Button } from '../../../../ui/button/button.tsx'
import { DatePicker } from '../../../../ui/date-picker/date-picker.tsx'
import { NativeSelect } from '../../../../ui/form/native-select.tsx'
import type { Option } from '../../../../ui/form/options.ts'
import { Segments } from '../../../../ui/form/segments.tsx'
import { Icon } from '../../../../ui/icon/icon.tsx'
import { useTranslation } from '../../../use-translation.ts'
import { SoundButton } from '../../sound-button.tsx'
import { BranchSelect } from '../branch-select.tsx'
import { turned, type View } from './view.ts'

type Props = {
  view: View
  show: (view: View) => void
  /** The day or the week in words. */
  title: string
  today: string
  isLive: boolean
  isHeard: boolean
  setHeard: (isHeard: boolean) => void
  /** Doctors to choose from; none for a doctor, who sees one only. */
  doctors: readonly Option[]
  branches: readonly Option[]
  cabinet: string
  onSearch: () => void
}

/** The choice of day and doctor, and the actions for the whole view. */
export function Toolbar({
  view,
  show,
  title,
  today,
  isLive,
  isHeard,
  setHeard,
  doctors,
  branches,
  cabinet,
  onSearch,
}: Props) {
  const { t } = useTranslation()
  const page = view.kind === 'day' ? 'Day' : 'Week'
  return (
    <div className="mb-4 grid gap-3 @max-5xl/page:mt-3 print:hidden">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="flex items-center gap-1">
          <Button
            variant="secondary"
            icon={ChevronLeft}
            aria-label={t(`calendar:previous${page}`)}
            onClick={() => show(turned(view, -1))}
          />
          <div className="w-44">
            <DatePicker
              aria-label={t('calendar:date')}
              value={view.date}
              today={today}
              onValueChange={(date) => date && date !== view.date && show({ ...view, date })}
            />
          </div>
          <Button
            variant="secondary"
            icon={ChevronRight}
            aria-label={t(`calendar:next${page}`)}
            onClick={() => show(turned(view, 1))}
          />
        </div>
        {view.date !== today && (
          <Button variant="empty" onClick={() => show({ ...view, date: today })}>
            {t('calendar:today')}
          </Button>
        )}
        <h2 className="text-xl first-letter:uppercase @max-5xl/page:text-lg">{title}</h2>
        <div className="ms-auto flex items-center gap-1">
          <Button variant="empty" icon={Search} onClick={onSearch}>
            <span className="@max-5xl/page:sr-only">{t('calendar:search.open')}</span>
          </Button>
          <Button
            variant="empty"
            icon={Printer}
            className="@max-5xl/page:hidden"
            aria-label={t('calendar:print.do')}
            title={t('calendar:print.do')}
            onClick={() => window.print()}
          />
          <SoundButton label={t('calendar:sound')} isOn={isHeard} set={setHeard} />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="@max-5xl/page:hidden">
          <Segments
            label={t('calendar:view.label')}
            options={[
              { value: 'day', label: t('calendar:view.day') },
              { value: 'week', label: t('calendar:view.week') },
            ]}
            value={view.kind}
            onChange={(kind) =>
              show({
                ...view,
                kind,
                doctor: kind === 'week' ? (view.doctor ?? doctors[0]?.value) : undefined,
              })
            }
          />
        </div>
        {doctors.length > 1 && (
          <div className={view.kind === 'day' ? '@max-5xl/page:grow @5xl/page:hidden' : 'grow sm:max-w-80'}>
            <NativeSelect
              aria-label={t('calendar:field.doctor')}
              options={doctors}
              {...(view.kind === 'day' && { placeholder: t('calendar:allDoctors') })}
              value={view.doctor ?? (view.kind === 'week' ? (doctors[0]?.value ?? '') : '')}
              onChange={(event) => show({ ...view, doctor: event.target.value || undefined })}
            />
          </div>
        )}
        <BranchSelect branches={branches} cabinet={cabinet} />
        <p role="status" className="ms-auto flex items-center gap-2 text-sm text-ink-soft">
          <Icon of={isLive ? Radio : RefreshCw} />
          {t(isLive ? 'calendar:live' : 'calendar:polling')}
        </p>
      </div>
    </div>
  )
}
