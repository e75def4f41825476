'use client'

import CalendarPlus from 'lucide-react/icons/calendar-plus'
import Pencil from 'lucide-react/icons/pencil'
import Phone from 'lucide-react/icons/phone'
import { type ReactNode, useState } from 'react'
import { localeNames } from '../../../locales/languages.ts'
import { localizePath } from '../../../locales/locale.ts'
import type { Role } from '../../../schemas/access/roles.ts'
import { type Permissions, sectionPath } from '../../../schemas/access/sections.ts'
import type { PatientCard } from '../../../schemas/api/patients.ts'
import { formatCalendarDate } from '../../../schemas/formats/date.ts'
import { formatPhone } from '../../../schemas/formats/phone.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ButtonLink } from '../../../ui/button/button-link.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { Badge } from '../../../ui/shown/badge.tsx'
import { ProPage } from '../../layouts/pro/pro-page.tsx'
import { AppBackLink } from '../../navigation/app-back-link.tsx'
import { patientCard } from '../../queries/patients.ts'
import { useApiQuery } from '../../queries/use-api-query.ts'
import { useHomeTime } from '../../use-home-time.ts'
import { useTranslation } from '../../use-translation.ts'
import { patientParts } from '../patient-parts.ts'
import { DoubleActions } from './double-actions.tsx'
import { PatientDialog } from './loaded-form.tsx'
import { Merges } from './merges.tsx'
import { marksOf, nameOf } from './patient-line.ts'
import { PatientList } from './patient-list.tsx'
import { PatientPhoto } from './patient-photo.tsx'
import { type PatientsPlace, PatientsPlaceProvider } from './patients-place.ts'

type Props = { place: PatientsPlace; code: string; role: Role; permissions: Permissions; now: string }

/** A patient's card: the data, and the parts that other subjects add. */
export function Card({ place, code, role, permissions, now }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const card = useApiQuery(patientCard(place.place, code))
  const [isEditing, setEditing] = useState(false)
  const { PATIENT_CODE, SAME_PHONE, DOUBLES, MERGES } = card
  const mayBook = permissions['doctor-appointment']?.includes('write')
  const calendar = `${place.base}/${sectionPath('doctor-appointment')}`
  return (
    <PatientsPlaceProvider value={place}>
      <AppBackLink href={place.path} label={t('business:patients.back')} />
      <ProPage
        title={nameOf(card)}
        action={
          <div className="flex flex-wrap gap-2">
            {place.mayChange && (
              <Button variant="secondary" icon={Pencil} onClick={() => setEditing(true)}>
                {t('business:patients.edit')}
              </Button>
            )}
            {mayBook && (
              <ButtonLink
                icon={CalendarPlus}
                link={{ href: localizePath(`${calendar}?patient=${PATIENT_CODE}&view=day`, locale) }}
              >
                {t('calendar:add.do')}
              </ButtonLink>
            )}
          </div>
        }
      >
        {place.mayChange && DOUBLES.length > 0 && <DoublesNotice card={card} />}
        <PatientPhoto card={card} />
        <Facts card={card} now={now} />
        {SAME_PHONE.length > 0 && (
          <Part title={t('business:patients.samePhone')}>
            <PatientList patients={SAME_PHONE} />
          </Part>
        )}
        {patientParts
          .filter((part) => permissions[part.section] && (part.role === undefined || part.role === role))
          .map(({ label, Part: Content }) => (
            <Part key={label} title={t(label)}>
              <Content
                place={place.place}
                base={place.base}
                patient={PATIENT_CODE}
                permissions={permissions}
              />
            </Part>
          ))}
        {MERGES.length > 0 && (
          <Part title={t('business:doubles.journal')}>
            <Merges card={card} now={now} />
          </Part>
        )}
        {isEditing && (
          <PatientDialog card={card} onClose={() => setEditing(false)} onSaved={() => setEditing(false)} />
        )}
      </ProPage>
    </PatientsPlaceProvider>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mt-10">
    <h2 className="mb-3 text-xl">{title}</h2>
    {children}
  </section>
)

/** Says of which cards the person may be too, and what to do about it. */
function DoublesNotice({ card }: { card: PatientCard }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  return (
    <section className="mb-6 max-w-3xl rounded-control bg-warning-tint p-4 text-warning-ink">
      <h2 className="font-medium">{t('business:doubles.onCard')}</h2>
      <ul className="mt-2 grid gap-3">
        {card.DOUBLES.map((double) => (
          <li
            key={double.PATIENT_CODE}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2"
          >
            <p>
              {nameOf(double)}{' '}
              <span className="text-sm whitespace-nowrap tabular-nums">{marksOf(double, locale, t)}</span>
            </p>
            <DoubleActions codes={[card.PATIENT_CODE, double.PATIENT_CODE]} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Facts({ card, now }: { card: PatientCard; now: string }) {
  const { locale } = usePage()
  const homeTime = useHomeTime(now)
  const { t } = useTranslation()
  const { TEL, EMAIL, BIRTHDAY, LOCALE, REMARK, CONSENT_AT, PHOTO_CONSENT_AT, WHATSAPP } = card
  const facts: [name: string, value: ReactNode][] = [
    [
      t('calendar:field.phone'),
      TEL && (
        <a
          href={`tel:${TEL}`}
          className="link inline-flex min-h-11 items-center gap-2 whitespace-nowrap tabular-nums pointer-fine:min-h-7"
        >
          <Icon of={Phone} />
          {formatPhone(TEL)}
        </a>
      ),
    ],
    [
      t('business:patients.whatsapp.title'),
      WHATSAPP && (
        <>
          {WHATSAPP.STOPPED_AT
            ? t('business:patients.whatsapp.refused', { date: homeTime(WHATSAPP.STOPPED_AT) })
            : t('business:patients.whatsapp.agreed', { date: homeTime(WHATSAPP.AGREED_AT) })}
          {!WHATSAPP.STOPPED_AT && WHATSAPP.WORDING && (
            <span className="block text-sm text-ink-soft">{WHATSAPP.WORDING}</span>
          )}
        </>
      ),
    ],
    [
      t('calendar:field.email'),
      EMAIL && (
        <a href={`mailto:${EMAIL}`} className="link wrap-anywhere">
          {EMAIL}
        </a>
      ),
    ],
    [t('calendar:field.birthday'), BIRTHDAY && formatCalendarDate(BIRTHDAY, locale)],
    [t('business:patients.language'), localeNames[LOCALE]],
    [t('business:patients.remark'), REMARK && <span className="whitespace-pre-line">{REMARK}</span>],
    [t('business:patients.consent'), CONSENT_AT ? homeTime(CONSENT_AT) : t('business:patients.noConsent')],
    [t('business:patients.photo.agreed'), PHOTO_CONSENT_AT && homeTime(PHOTO_CONSENT_AT)],
  ]
  return (
    <>
      <p className="flex flex-wrap gap-2">
        <Badge>{t('business:patients.number', { number: card.PATIENT_NUMBER })}</Badge>
        {card.DO_NOT_CALL && <Badge tone="warning">{t('business:patients.doNotCall')}</Badge>}
      </p>
      <dl className="mt-4 grid max-w-text gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr] sm:gap-y-2">
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-ink-soft">{name}</dt>
              <dd className="min-w-0 max-sm:mb-2">{value}</dd>
            </div>
          ))}
      </dl>
      {card.HAS_ACCOUNT && (
        <p className="mt-4 max-w-text text-sm text-ink-soft">{t('business:patients.seesOpenings')}</p>
      )}
    </>
  )
}
