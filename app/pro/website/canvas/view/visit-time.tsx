import { useState } from 'react'
import { Button } from '../../../../../ui/button/button.tsx'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { DatePicker } from '../../../../../ui/date-picker/date-picker.tsx'
import { Field } from '../../../../../ui/form/field.tsx'
import { TimePicker } from '../../../../../ui/time-picker/time-picker.tsx'
import { useToday } from '../../../use-today.ts'
import { useBuilder } from '../../draft/builder/builder-context.ts'
import { useView } from './view-context.tsx'

/** The moment, by the clinic's clock, at which a visitor sees the page: open or closed, blocks of that day. */
export function VisitTime() {
  const { t } = usePage()
  const { timezone } = useBuilder()
  const today = useToday(timezone)
  const { view, setView } = useView()
  const [date = null, time = null] = view.at === '' ? [] : view.at.split('T')
  const [moment, setMoment] = useState({ date, time })
  const put = (next: typeof moment) => {
    setMoment(next)
    setView({ at: next.date && next.time ? `${next.date}T${next.time}` : '' })
  }
  return (
    <Field label={t('business:site.view.at')} hint={t('business:site.view.atHint')} group>
      <div className="grid grid-cols-[3fr_2fr] items-start gap-3">
        <Field label={t('business:moment.date')}>
          <DatePicker value={moment.date} today={today} onValueChange={(date) => put({ ...moment, date })} />
        </Field>
        <Field label={t('business:moment.time')}>
          <TimePicker value={moment.time} onValueChange={(time) => put({ ...moment, time })} />
        </Field>
      </div>
      {view.at !== '' && (
        <Button
          variant="empty"
          size="small"
          className="-ms-3"
          onClick={() => put({ date: null, time: null })}
        >
          {t('business:site.view.now')}
        </Button>
      )}
    </Field>
  )
}
