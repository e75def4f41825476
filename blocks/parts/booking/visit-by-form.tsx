import type { BookedVisitProps } from '../../../schemas/blocks/booked-visit.ts'
import { formatPhone } from '../../../schemas/formats/phone.ts'
import { LocalizedText } from '../../../ui/core/localized-text.tsx'
import { useElementId, usePage } from '../../../ui/core/page-context.tsx'
import { usePing } from '../../../ui/core/pressed.ts'
import { Field } from '../../../ui/form/field.tsx'
import { Textarea } from '../../../ui/form/textarea.tsx'
import { phoneHref } from '../branches/contact-links.tsx'
import { Chip } from '../common/chip.tsx'
import { dateWords, weekdayOfDate } from '../common/date-words.ts'
import { FormFault, plainForm } from '../common/plain-form.tsx'
import { nextFreeDay, nextFreeMoment } from './next-free-time.tsx'
import { ownNameOf } from './place-in-words.ts'
import { type TitleTexts, visitTitle } from './visit-title.ts'

/** Words of the page of a booking that its facts need. */
type Texts = TitleTexts &
  Record<'moved' | 'when' | 'where' | 'doctor' | 'call' | 'patient' | 'number', string>
type Visit = NonNullable<BookedVisitProps['data']['visit']>

/**
 * A visit for a reader without a script: what is booked, forms that move and cancel it, and the telephone of the branch. Its link is in the address,
 * to which the forms are posted, and not in the page.
 */
export function VisitByForm({ visit, texts }: { visit: Visit; texts: Texts }) {
  const { t } = usePage()
  const ping = usePing('call')
  const { when, doctor, company, branch, address, phone, tooLate, visitNumber, patient } = visit
  const named = branch && ownNameOf(branch.text, [company.text, address?.text ?? ''])
  const rows = [
    [texts.when, nextFreeMoment(t, when)],
    ...(doctor ? [[texts.doctor, <LocalizedText key="doctor" value={doctor} />] as const] : []),
    [
      texts.where,
      <span key="where">
        <LocalizedText value={company} />
        {branch && named && (
          <span className="block">
            <LocalizedText value={{ ...branch, text: named }} />
          </span>
        )}
        {address && (
          <span className="block">
            <LocalizedText value={address} />
          </span>
        )}
      </span>,
    ],
    ...(patient ? [[texts.patient, patient] as const] : []),
    [texts.number, visitNumber],
  ] as const
  return (
    <div className="grid max-w-text gap-6">
      <h2 className="text-3xl">{titleOf(visit, texts)}</h2>
      <FormFault>{visit.message}</FormFault>
      <dl className="card grid gap-2">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt className="text-ink-soft">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {tooLate !== undefined && <p>{t('blocks:booked-visit.tooLate', { hours: tooLate })}</p>}
      {visit.days.length > 0 && <MoveForm visit={visit} />}
      {visit.canCancel && <CancelForm visit={visit} />}
      {phone && (
        <p>
          <a href={phoneHref(phone)} {...ping} className="btn btn-secondary tabular-nums">
            {texts.call}: {formatPhone(phone)}
          </a>
        </p>
      )}
    </div>
  )
}

/** A form that was sent for a visit that still stands has moved it. */
function titleOf(visit: Visit, texts: Texts): string {
  const isKept = visit.status === 'confirmed' || visit.status === 'pending'
  return visit.sent && isKept ? texts.moved : visitTitle(visit, texts)
}

/** Days with the times of the same doctor in the same branch, to one of which the visit is moved; the first day is open. */
function MoveForm({ visit }: { visit: Visit }) {
  const { t } = usePage()
  const id = useElementId('move')
  const { valuesOf, field } = plainForm(id, visit)
  const [chosen] = valuesOf('SLOT')
  return (
    <form method="post" noValidate id={id} action={`#${id}`} className="card grid gap-4">
      <fieldset className="grid min-w-0 gap-1">
        <legend className="mb-1.5 font-medium">{t('blocks:booked-visit.moveTitle')}</legend>
        {visit.days.map(({ times }, at) => {
          const [first] = times
          if (!first) return null
          const day = `${nextFreeDay(t, first.next)}, ${weekdayOfDate(first.next.date, dateWords(t)).full.toLowerCase()}`
          const isOpen = chosen ? times.some(({ slot }) => slot === chosen) : at === 0
          return (
            <details key={first.slot} open={isOpen}>
              <summary className="link inline-block min-h-11 cursor-pointer py-2.5 first-letter:uppercase">
                {day}
              </summary>
              <div className="flex flex-wrap gap-2 pt-1 pb-3">
                {times.map(({ slot, next }) => (
                  <Chip key={slot} name="SLOT" value={slot} defaultChecked={slot === chosen}>
                    <span className="sr-only">{nextFreeDay(t, next)}, </span>
                    {next.time}
                  </Chip>
                ))}
              </div>
            </details>
          )
        })}
      </fieldset>
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
