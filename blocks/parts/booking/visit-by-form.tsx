import type { BookedVisitProps } from '../../../schemas/blocks/booked-visit.ts'
import { formatPhone } from '../../../schemas/formats/phone.ts'
import { LocalizedText } from '../../../ui/core/localized-text.tsx'
import { useElementId, usePage } from '../../../ui/core/page-context.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { Textarea } from '../../../ui/form/textarea.tsx'
import { phoneHref } from '../branches/contact-links.tsx'
import { Chip, Chips } from '../common/chip.tsx'
import { FormFault, plainForm } from '../common/plain-form.tsx'
import { nextFreeMoment } from './next-free-time.tsx'

type Visit = NonNullable<BookedVisitProps['data']['visit']>

/**
 * A visit for a reader without a script: what is booked, forms that move and cancel it, and the telephone of the branch. Its link is in the address,
 * to which the forms are posted, and not in the page.
 */
export function VisitByForm({ visit }: { visit: Visit }) {
  const { t } = usePage()
  const { status, when, doctor, company, address, phone, tooLate } = visit
  const say = (key: 'when' | 'where' | 'doctor' | 'call' | 'moved') => t(`blocks:booked-visit.${key}`)
  const rows = [
    [say('when'), nextFreeMoment(t, when)],
    ...(doctor ? [[say('doctor'), <LocalizedText key="doctor" value={doctor} />] as const] : []),
    [say('where'), <LocalizedText key="company" value={company} />],
    ...(address ? [['', <LocalizedText key="address" value={address} />] as const] : []),
  ] as const
  const isKept = status === 'confirmed' || status === 'pending'
  return (
    <div className="grid max-w-text gap-6">
      <h2 className="text-3xl">
        {t(`blocks:booked-visit.${status === 'hold' || status === 'moved' ? 'confirmed' : status}`)}
      </h2>
      {visit.sent && isKept && (
        <p role="status" className="rounded-control bg-success-tint px-3.5 py-3 text-success-ink">
          {say('moved')}
        </p>
      )}
      <FormFault>{visit.message}</FormFault>
      <dl className="card grid gap-2">
        {rows.map(([name, value]) => (
          <div key={name}>
            {name && <dt className="text-ink-soft">{name}</dt>}
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {tooLate !== undefined && <p>{t('blocks:booked-visit.tooLate', { hours: tooLate })}</p>}
      {visit.times.length > 0 && <MoveForm visit={visit} />}
      {visit.canCancel && <CancelForm visit={visit} />}
      {phone && (
        <p>
          <a href={phoneHref(phone)} className="btn btn-secondary tabular-nums">
            {say('call')}: {formatPhone(phone)}
          </a>
        </p>
      )}
    </div>
  )
}

/** The next times with the same doctor in the same branch, to one of which the visit is moved. */
function MoveForm({ visit }: { visit: Visit }) {
  const { t } = usePage()
  const id = useElementId('move')
  const { valuesOf, field } = plainForm(id, visit)
  return (
    <form method="post" noValidate id={id} action={`#${id}`} className="card grid gap-4">
      <Chips legend={t('blocks:booked-visit.moveTitle')}>
        {visit.times.map(({ slot, next }) => (
          <Chip key={slot} name="SLOT" value={slot} defaultChecked={slot === valuesOf('SLOT')[0]}>
            {nextFreeMoment(t, next)}
          </Chip>
        ))}
      </Chips>
      {field('SLOT').error && <p className="text-danger-ink">{field('SLOT').error}</p>}
      <p>
        <button type="submit" name="DO" value="move" className="btn btn-primary">
          {t('blocks:booked-visit.doMove')}
        </button>
      </p>
    </form>
  )
}

function CancelForm({ visit }: { visit: Visit }) {
  const { t } = usePage()
  const id = useElementId('cancel')
  const { own, field } = plainForm(id, visit)
  return (
    <form method="post" noValidate id={id} action={`#${id}`} className="card grid gap-4">
      <h3 className="text-xl">{t('blocks:booked-visit.cancelTitle')}</h3>
      <Field {...field('REASON')} label={t('blocks:booked-visit.reason')}>
        <Textarea {...own('REASON')} rows={2} maxLength={500} />
      </Field>
      <p>
        <button type="submit" name="DO" value="cancel" className="btn btn-danger">
          {t('blocks:booked-visit.doCancel')}
        </button>
      </p>
    </form>
  )
}
