'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { call } from '../../../client/call.ts'
import { CallError } from '../../../client/call-error.ts'
import { localeNames } from '../../../locales/languages.ts'
import { localizePath } from '../../../locales/locale.ts'
import type { PatientCard } from '../../../schemas/api/patients.ts'
import { formatCalendarDate } from '../../../schemas/formats/date.ts'
import { formatInHomeZone } from '../../../schemas/formats/format-in-home-zone.ts'
import { formatPhone } from '../../../schemas/formats/phone.ts'
import { type MergeField, mergeFields } from '../../../schemas/patients/merge-fields.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Field } from '../../../ui/form/field.tsx'
import { RadioGroup } from '../../../ui/form/radio-group.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { ProPage } from '../../layouts/pro/pro-page.tsx'
import { AppBackLink } from '../../navigation/app-back-link.tsx'
import { patientCard, patients } from '../../queries/patients.ts'
import { useApiQuery } from '../../queries/use-api-query.ts'
import { useInvalidate } from '../../queries/use-subject-mutation.ts'
import { useTranslation } from '../../use-translation.ts'
import { differing, firstChoices, type MergeChoices, mergeBody, mergeValue } from './merge-choices.ts'
import { nameOf } from './patient-line.ts'
import type { PatientsPlace } from './patients-place.ts'

type Props = { place: PatientsPlace; one: string; other: string; now: string }

/** Two cards of one person beside each other, with a choice of what the merged one has. */
export function Merge({ place, one, other, now }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const router = useRouter()
  const invalidate = useInvalidate(patients)
  const cards = [
    useApiQuery(patientCard(place.place, one)),
    useApiQuery(patientCard(place.place, other)),
  ] as const
  const [chosen, setChosen] = useState<Partial<MergeChoices>>({})
  const [fault, setFault] = useState<string>()
  const [isSending, setSending] = useState(false)
  const isOne = cards[0].PATIENT_CODE === cards[1].PATIENT_CODE
  const choices = { ...firstChoices(cards), ...chosen }
  const fields = differing(cards)
  const same = mergeFields.filter((field) => !fields.includes(field) && mergeValue(cards[0], field) !== null)
  const cardPath = (code: string) => localizePath(`${place.path}/${code}`, locale)

  function shown(card: PatientCard, field: MergeField): string {
    const { BIRTHDAY, TEL, EMAIL, LOCALE, DO_NOT_CALL, REMARK, CONSENT_AT } = card
    const none = t('calendar:changes.none')
    const values: Record<MergeField, string | null> = {
      NAME: nameOf(card),
      BIRTHDAY: BIRTHDAY && formatCalendarDate(BIRTHDAY, locale),
      TEL: TEL && formatPhone(TEL),
      EMAIL,
      LOCALE: localeNames[LOCALE],
      DO_NOT_CALL: t(DO_NOT_CALL ? 'business:patients.doNotCall' : 'business:doubles.mayCall'),
      REMARK,
      CONSENT: CONSENT_AT ? formatInHomeZone(CONSENT_AT, locale, now) : t('business:patients.noConsent'),
    }
    return values[field] ?? none
  }
  const labels: Record<MergeField, string> = {
    NAME: t('business:doubles.name'),
    BIRTHDAY: t('calendar:field.birthday'),
    TEL: t('calendar:field.phone'),
    EMAIL: t('calendar:field.email'),
    LOCALE: t('business:patients.language'),
    DO_NOT_CALL: t('business:doubles.calls'),
    REMARK: t('business:patients.remark'),
    CONSENT: t('business:patients.consent'),
  }

  async function merge() {
    const { kept, body } = mergeBody(cards, choices)
    setSending(true)
    setFault(undefined)
    try {
      await call('POST', `/w-business/${place.place}/patient/${kept}/merge`, body)
      toast({ message: t('business:doubles.merged'), variant: 'success' })
      router.push(cardPath(kept))
      void invalidate()
    } catch (error) {
      setSending(false)
      if (!(error instanceof CallError)) throw error
      const isStale = error.code === 'VERSION_CONFLICT'
      setFault(isStale ? t('business:doubles.changed') : error.sentence)
      if (isStale || error.code === 'PATIENT_MERGED') void invalidate()
    }
  }
  const radios = (name: keyof MergeChoices, values: readonly [string, string]) => (
    <RadioGroup
      name={name}
      options={values.map((label, side) => ({ value: String(side), label }))}
      value={String(choices[name])}
      onValueChange={(value) => setChosen({ ...chosen, [name]: value === '0' ? 0 : 1 })}
      className="sm:grid sm:grid-cols-2 sm:gap-x-6"
    />
  )
  return (
    <>
      <AppBackLink href={`${place.path}/doubles`} label={t('business:doubles.title')} />
      <ProPage title={t('business:doubles.mergeTitle')} lead={t('business:doubles.mergeText')}>
        <div className="mt-6 grid max-w-3xl gap-6">
          {isOne ? (
            <p>{t('business:doubles.isOne')}</p>
          ) : (
            <>
              <Field label={t('business:doubles.number')} group hint={t('business:doubles.numberHint')}>
                {radios('NUMBER', [
                  t('business:patients.number', { number: cards[0].PATIENT_NUMBER }),
                  t('business:patients.number', { number: cards[1].PATIENT_NUMBER }),
                ])}
              </Field>
              {fields.map((field) => (
                <Field key={field} label={labels[field]} group>
                  {radios(field, [shown(cards[0], field), shown(cards[1], field)])}
                </Field>
              ))}
              {same.length > 0 && (
                <section>
                  <h2 className="text-lg">{t('business:doubles.sameInBoth')}</h2>
                  <dl className="mt-2 grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
                    {same.map((field) => (
                      <div key={field} className="contents">
                        <dt className="text-ink-soft">{labels[field]}</dt>
                        <dd className="min-w-0 wrap-anywhere max-sm:mb-2">{shown(cards[0], field)}</dd>
                      </div>
                    ))}
                  </dl>
                </section>
              )}
            </>
          )}
          {fault !== undefined && (
            <p role="alert" className="rounded-control bg-danger-tint px-4 py-3 text-danger-ink">
              {fault}
            </p>
          )}
          <div className="flex flex-wrap gap-3">
            {!isOne && (
              <Button loading={isSending} onClick={() => void merge()}>
                {t('business:doubles.merge')}
              </Button>
            )}
            <ButtonLink variant="secondary" link={{ href: cardPath(cards[0].PATIENT_CODE) }}>
              {t(isOne ? 'business:patients.open' : 'business:cancel')}
            </ButtonLink>
          </div>
        </div>
      </ProPage>
    </>
  )
}
