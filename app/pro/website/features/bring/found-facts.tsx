import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { CallError } from '../../../../../client/call-error.ts'
import { defaultLocale } from '../../../../../locales/locale.ts'
import { pickLocalized } from '../../../../../schemas/core/localized.ts'
import { countryOf } from '../../../../../schemas/reference/countries.ts'
import type { Fact } from '../../../../../schemas/site-import.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { Field } from '../../../../../ui/form/field.tsx'
import { NativeSelect } from '../../../../../ui/form/native-select.tsx'
import { SkeletonText } from '../../../../../ui/shown/skeleton.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { useBuilder } from '../../draft/builder/builder-context.ts'
import { useSources } from '../../draft/builder/source-context.ts'
import { addFacts } from './add-facts.ts'
import {
  afterChoice,
  chosenFirst,
  inCurrency,
  isOpen,
  needsCurrency,
  placeOf,
  withSpecialities,
} from './fact-choice.ts'
import { FactRow, type FactState } from './fact-row.tsx'
import { areaOfFact, factKinds, isKnown, needsRussian, ownWords, presentFact } from './fact-rows.ts'
import { type ReadFacts, readFacts, type TargetRow } from './known-facts.ts'
import { SiteCurrency } from './site-currency.tsx'

/** The facts of an old site, offered to the clinic's data row by row: present ones are marked, and not added again. */
export function FoundFacts({ facts, next }: Pick<Props, 'facts' | 'next'>) {
  const { t } = useTranslation()
  const { place } = useBuilder()
  const { data, error, refetch } = useQuery({
    queryKey: ['site', place, 'bring-facts'],
    queryFn: () => readFacts(place),
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  if (facts.length === 0) return <p>{t('business:site.bring.facts.none')}</p>
  if (error)
    return (
      <div role="alert" className="grid justify-items-start gap-3">
        <p>{error instanceof CallError ? error.sentence : t('business:site.bring.facts.failed')}</p>
        <Button variant="secondary" onClick={() => void refetch()}>
          {t('business:site.library.retry')}
        </Button>
      </div>
    )
  if (!data) return <SkeletonText lines={8} />
  return <Choice facts={facts} known={data} onAdded={() => void refetch()} next={next} />
}

type Props = {
  facts: readonly Fact[]
  known: ReadFacts
  onAdded: () => void
  /** The button for the step after the facts, if there is one. */
  next: { label: string; onNext: () => void } | undefined
}

function Choice({ facts: found, known, onAdded, next }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { place } = useBuilder()
  const { country } = useSources()
  const { cabinets, company } = known
  // A reader of another language is not asked for Russian: the words that were found stand in for it (decision 18).
  const lends = locale !== defaultLocale
  const [branch, setBranch] = useState(cabinets[0]?.code ?? '')
  const cabinet: TargetRow | undefined = cabinets.find(({ code }) => code === branch)
  const has = { ...known, cabinet: cabinet?.value ?? {}, company: company.value }
  const [currency, setCurrency] = useState('')
  const [specialities, setSpecialities] = useState<ReadonlyMap<string, string>>(new Map())
  const facts = withSpecialities(inCurrency(found, currency), specialities)
  const asFound = new Map(found.map((fact) => [fact.id, fact]))
  const firstOf = (all: readonly Fact[]): Set<string> => {
    const first = chosenFirst(all, has)
    return new Set(
      all.flatMap((fact) => (first.has(fact.id) && (lends || !needsRussian(fact)) ? [fact.id] : [])),
    )
  }
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => firstOf(facts))
  const [russian, setRussian] = useState<ReadonlyMap<string, string>>(
    () => new Map(lends ? facts.filter(needsRussian).map((fact) => [fact.id, ownWords(fact)]) : []),
  )
  const [states, setStates] = useState<ReadonlyMap<string, FactState>>(new Map())
  const [running, setRunning] = useState<{ total: number }>()
  const giveUp = useRef(new AbortController())
  useEffect(() => () => giveUp.current.abort(), [])

  const isOffered = (fact: Fact) => !isKnown(fact, has) && states.get(fact.id)?.kind !== 'added'
  const isReady = (fact: Fact) =>
    chosen.has(fact.id) &&
    isOffered(fact) &&
    !isOpen(fact) &&
    (!needsRussian(fact) || Boolean(russian.get(fact.id)?.trim())) &&
    (areaOfFact(fact) !== 'cabinets' || cabinet !== undefined)
  const ready = facts.filter(isReady)
  const unwritten = facts.filter(
    (fact) => isOffered(fact) && needsRussian(fact) && !russian.get(fact.id)?.trim(),
  )
  /** Copies the original words into the Russian ones, until a person translates them. */
  const copyWords = () => {
    setRussian((now) => new Map([...now, ...unwritten.map((fact) => [fact.id, ownWords(fact)] as const)]))
    choose(
      unwritten.map(({ id }) => id),
      true,
    )
  }
  const choose = (ids: readonly string[], isChosen: boolean) =>
    setChosen((now) => afterChoice(facts, now, ids, isChosen))
  /** Prices that were waiting for their currency are ticked as the others were. */
  const chooseCurrency = (next: string) => {
    setCurrency(next)
    const first = firstOf(inCurrency(found, next))
    const waiting = facts.filter((fact) => needsCurrency(fact) && first.has(fact.id)).map(({ id }) => id)
    choose(waiting, true)
  }

  const chooseSpeciality = (id: string, slug: string) => {
    setSpecialities((now) => new Map([...now, [id, slug]]))
    choose([id], true)
  }

  const add = async () => {
    giveUp.current = new AbortController()
    setRunning({ total: ready.length })
    setStates(new Map())
    await addFacts(
      ready,
      { place, cabinet, company, home: countryOf(country)?.currency },
      {
        russian,
        signal: giveUp.current.signal,
        onEach: (id, fault) =>
          setStates(
            (now) =>
              new Map([...now, [id, fault ? { kind: 'refused', why: fault.sentence } : { kind: 'added' }]]),
          ),
      },
    ).finally(() => setRunning(undefined))
    onAdded()
  }
  const done = [...states.values()].length
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <p className="text-ink-soft">{t('business:site.bring.facts.text')}</p>
      {lends && facts.some(needsRussian) && (
        <p className="rounded-card bg-surface p-3 text-sm">{t('business:paste.languageHint')}</p>
      )}
      {unwritten.length > 0 && (
        <div className="grid justify-items-start gap-2 rounded-card bg-surface p-3">
          <p>{t('business:site.bring.facts.noRussian')}</p>
          <Button variant="secondary" onClick={copyWords}>
            {t('business:site.bring.facts.asRussian', { count: unwritten.length })}
          </Button>
        </div>
      )}
      {found.some((fact) => needsCurrency(fact) && isOffered(fact)) && (
        <SiteCurrency currency={currency} onChoose={chooseCurrency} />
      )}
      {cabinets.length > 1 && (
        <Field label={t('business:site.bring.facts.branch')}>
          <NativeSelect
            value={branch}
            onChange={({ target }) => setBranch(target.value)}
            options={cabinets.map(({ code, value }) => ({
              value: code,
              label: pickLocalized(value.name as { ru: string }, locale)?.value ?? code,
            }))}
          />
        </Field>
      )}
      {factKinds.map((kind) => {
        const own = facts.filter((fact) => fact.kind === kind)
        const offered = own.filter(isOffered).map(({ id }) => id)
        if (own.length === 0) return null
        return (
          <fieldset key={kind}>
            <legend className="font-semibold">{t(`business:site.bring.facts.kind.${kind}`)}</legend>
            {offered.length > 5 && own.every((fact) => placeOf(fact) === undefined) && (
              <div className="flex gap-2">
                <Button variant="link" size="small" onClick={() => choose(offered, true)}>
                  {t('business:site.bring.facts.all')}
                </Button>
                <Button variant="link" size="small" onClick={() => choose(offered, false)}>
                  {t('business:site.bring.facts.noneOf')}
                </Button>
              </div>
            )}
            <ul className="mt-1 divide-y divide-line">
              {own.map((fact) => (
                <FactRow
                  key={fact.id}
                  fact={fact}
                  found={asFound.get(fact.id) ?? fact}
                  isKnown={isKnown(fact, has)}
                  present={presentFact(fact, has)}
                  isChosen={chosen.has(fact.id)}
                  russian={!lends && needsRussian(fact) ? (russian.get(fact.id) ?? '') : undefined}
                  state={states.get(fact.id)}
                  onChoose={(isChosen) => choose([fact.id], isChosen)}
                  onRussian={(text) => {
                    setRussian((now) => new Map([...now, [fact.id, text]]))
                    choose([fact.id], text.trim() !== '')
                  }}
                  onSpeciality={(slug) => chooseSpeciality(fact.id, slug)}
                />
              ))}
            </ul>
          </fieldset>
        )
      })}
      <div className="sticky -bottom-4 -mx-1 -mb-4 sm:-bottom-6 sm:-mb-6 flex flex-wrap items-center gap-3 bg-raised px-1 py-3 sm:pb-6">
        {ready.length === 0 && !running && next ? (
          <Button onClick={next.onNext} className="w-full sm:w-auto">
            {next.label}
          </Button>
        ) : (
          <Button
            disabled={ready.length === 0}
            loading={running !== undefined}
            onClick={() => void add()}
            className="w-full sm:w-auto"
          >
            {t('business:site.bring.facts.add', { count: running?.total ?? ready.length })}
          </Button>
        )}
        {running && (
          <Button variant="secondary" onClick={() => giveUp.current.abort()}>
            {t('business:site.bring.facts.stop')}
          </Button>
        )}
        <p role="status" className="text-sm text-ink-soft">
          {running
            ? t('business:site.bring.facts.progress', { done, total: running.total })
            : done > 0 &&
              t('business:site.bring.facts.done', {
                count: [...states.values()].filter(({ kind }) => kind === 'added').length,
              })}
        </p>
      </div>
    </div>
  )
}
