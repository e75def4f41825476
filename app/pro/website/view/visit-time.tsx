import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/field.tsx'
import { useControl } from '../../../../ui/field-context.ts'
import { usePage } from '../../../../ui/page-context.tsx'
import { useView } from './view-context.tsx'

/** The moment, by the clinic's clock, at which a visitor sees the page: open or closed, blocks of that day. */
export function VisitTime() {
  const { t } = usePage()
  const { view, setView } = useView()
  return (
    <div>
      <Field label={t('business:site.view.at')} hint={t('business:site.view.atHint')}>
        <Moment value={view.at} onChange={(at) => setView({ at })} />
      </Field>
      {view.at !== '' && (
        <Button variant="empty" size="small" className="-ms-3" onClick={() => setView({ at: '' })}>
          {t('business:site.view.now')}
        </Button>
      )}
    </div>
  )
}

function Moment({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  return (
    <input
      type="datetime-local"
      {...useControl({})}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      className="field"
    />
  )
}
