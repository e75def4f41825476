import type { Fact } from '../../../../../schemas/site-import.ts'
import { isServed } from '../../../../../site-import/facts/served-price.ts'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { Checkbox } from '../../../../../ui/form/checkbox.tsx'
import { Field } from '../../../../../ui/form/field.tsx'
import { Input } from '../../../../../ui/form/input.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { DoctorSpeciality } from './doctor-speciality.tsx'
import { isOpen, needsCurrency, needsSpeciality } from './fact-choice.ts'
import { factWords, presentWords, saysMore } from './fact-words.ts'

/** The outcome of a fact that was added. */
export type FactState = { kind: 'added' } | { kind: 'refused'; why: string }

type Props = {
  fact: Fact
  isKnown: boolean
  /** The clinic's present value for the same field. */
  present: Fact | undefined
  isChosen: boolean
  /** As the old site says it, without what the person has chosen. */
  found: Fact
  /** The same in Russian; undefined if Russian is not asked for. */
  russian: string | undefined
  state: FactState | undefined
  onChoose: (isChosen: boolean) => void
  onRussian: (text: string) => void
  onSpeciality: (slug: string) => void
}

/** A fact of an old site: added or not, and the words in which it was found. */
export function FactRow({ fact, found, isKnown, present, isChosen, russian, state, onChoose, ...on }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { title, more } = factWords(fact, locale, t)
  const isAdded = state?.kind === 'added'
  const isDone = isAdded || isKnown
  const now = present && presentWords(present, locale, t)
  const outcome = () => {
    if (isAdded) return t('business:site.bring.facts.added')
    if (isKnown)
      return now && fact.kind === 'price'
        ? t('business:site.bring.facts.knownPrice', { price: now })
        : t('business:site.bring.facts.known')
    return now && t('business:site.bring.facts.replaces', { text: now })
  }
  const isOther = fact.kind === 'price' && !needsCurrency(fact) && !isServed(fact.currency)
  const source = fact.source.replace(/\s+/g, ' ').slice(0, 200)
  return (
    <li className="py-1">
      <Checkbox
        label={<span className="wrap-anywhere">{title}</span>}
        note={
          <span className="wrap-anywhere">
            {[outcome(), more].filter(Boolean).join(' · ')}
            {!isDone && isOther && (
              <span className="block font-semibold">{t('business:site.bring.facts.otherCurrency')}</span>
            )}
            {!isDone && fact.isUnsure && !isOther && (
              <span className="block font-semibold">{t('business:site.bring.facts.unsure')}</span>
            )}
            {!isDone && fact.page && (fact.isUnsure || saysMore(source, title)) && (
              <span className="block">{t('business:site.bring.facts.page', fact.page)}</span>
            )}
            {!isDone && saysMore(source, title) && (
              <span className="block">{t('business:site.bring.facts.source', { text: source })}</span>
            )}
          </span>
        }
        checked={isChosen || isDone}
        disabled={isDone || isOpen(fact) || russian?.trim() === ''}
        onChange={({ target }) => onChoose(target.checked)}
      />
      {russian !== undefined && !isDone && (
        <Field label={t('business:site.bring.facts.russian')} className="ms-8 mb-2">
          <Input value={russian} maxLength={200} onChange={({ target }) => on.onRussian(target.value)} />
        </Field>
      )}
      {needsSpeciality(found) && !isDone && <DoctorSpeciality doctor={fact} onChoose={on.onSpeciality} />}
      {state?.kind === 'refused' && (
        <p role="alert" className="ms-8 mb-2 text-sm text-danger-ink">
          {state.why}
        </p>
      )}
    </li>
  )
}
