import CircleCheck from 'lucide-react/icons/circle-check'
import CircleX from 'lucide-react/icons/circle-x'
import ClockAlert from 'lucide-react/icons/clock-alert'
import Download from 'lucide-react/icons/download'
import type { ReactNode } from 'react'
import type { CheckedDocumentProps } from '../../schemas/blocks/checked-document.ts'
import { documentKinds } from '../../schemas/documents/document-kinds.ts'
import { buttonClass } from '../../ui/button/button-class.ts'
import { LocalizedText } from '../../ui/core/localized-text.tsx'
import { useElementId, usePage } from '../../ui/core/page-context.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Island } from '../../ui/page/island.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { QrCode } from '../../ui/picture/qr-code.tsx'
import { DemoBadge } from '../parts/common/demo-badge.tsx'
import { DocumentFileForm } from '../parts/documents/document-file-form.tsx'
import PrintButton from './checked-document.client.tsx'

const looks = {
  valid: { icon: CircleCheck, tone: 'bg-success-tint text-success-ink' },
  revoked: { icon: CircleX, tone: 'bg-danger-tint text-danger-ink' },
  expired: { icon: ClockAlert, tone: 'bg-warning-tint text-warning-ink' },
}

/** Whether a document is valid, its issuer, and its QR code; never the illness (D-DV). */
export default function CheckedDocument({ code, address, data }: CheckedDocumentProps) {
  const { t } = usePage()
  const id = useElementId('title')
  const fileId = useElementId('file')
  const { icon, tone } = looks[data.status]
  const hasFile = data.status !== 'revoked' && data.opensByLink
  return (
    <section aria-labelledby={id} className="section">
      <div className={`flex items-start gap-4 rounded-card p-5 @2xl:gap-5 @2xl:p-7 ${tone}`}>
        <Icon of={icon} className="mt-1 text-3xl @2xl:text-4xl" />
        <div className="min-w-0">
          <h1 id={id} className="text-2xl @2xl:text-4xl">
            {t(`blocks:checked-document.status.${data.status}`)}
          </h1>
          <p className="mt-2 max-w-text">{t(`blocks:checked-document.means.${data.status}`)}</p>
        </div>
      </div>
      {hasFile && (
        // Whoever comes by the link of a message wants the document itself.
        <p className="mt-5 print:hidden">
          <a href={`#${fileId}`} className={buttonClass('primary')}>
            <Icon of={Download} />
            {t('blocks:checked-document.file.get')}
          </a>
        </p>
      )}
      <div className="mt-8 grid gap-x-12 gap-y-8 @3xl:grid-cols-[minmax(0,1fr)_14rem]">
        <div className="min-w-0">
          <Issuer company={data.company} />
          <Facts data={data} />
        </div>
        <aside aria-label={t('blocks:checked-document.code')} className="grid content-start gap-4">
          <div className="w-full max-w-56">
            <QrCode text={address} label={t('blocks:checked-document.qr')} />
          </div>
          <p className="whitespace-nowrap font-semibold text-lg tabular-nums">{code}</p>
          <Island component={PrintButton} props={{ label: t('blocks:checked-document.print') }} />
        </aside>
      </div>
      {data.status !== 'revoked' &&
        (data.opensByLink ? (
          <DocumentFileForm id={fileId} asked={data.asked} />
        ) : (
          <p className="mt-10 max-w-text text-ink-soft">{t('blocks:checked-document.file.atClinic')}</p>
        ))}
    </section>
  )
}

function Issuer({
  company: { name, link, logo, license, isDemo },
}: Pick<CheckedDocumentProps['data'], 'company'>) {
  const { t, locale } = usePage()
  return (
    <div className="flex items-start gap-4">
      {logo && (
        <Picture
          image={{ ...logo, alt: { text: '', lang: locale } }}
          sizes="4rem"
          className="size-14 shrink-0 rounded-control bg-surface object-contain"
        />
      )}
      <div className="min-w-0">
        <p className="text-sm text-ink-soft">{t('blocks:checked-document.issuer')}</p>
        <p className="font-semibold text-lg leading-snug">
          {link ? (
            <a href={link.href} className="link">
              <LocalizedText value={name} />
            </a>
          ) : (
            <LocalizedText value={name} />
          )}
          <DemoBadge isDemo={isDemo} />
        </p>
        {license && (
          <p className="text-ink-soft">{t('blocks:checked-document.license', { number: license })}</p>
        )}
      </div>
    </div>
  )
}

function Facts({ data }: Pick<CheckedDocumentProps, 'data'>) {
  const { t, locale } = usePage()
  const { issued, validTo, revoked, doctor, speciality, patient, birthYear, pages, sha256, checked } = data
  const day = ({ datetime, text }: typeof issued) => (
    <time dateTime={datetime.slice(0, 10)}>
      <LocalizedText value={text} />
    </time>
  )
  return (
    <dl className="mt-6 border-t border-line">
      <Fact name={t('blocks:checked-document.kind')}>
        {t('blocks:checked-document.kindNumber', {
          kind: documentKinds[data.kind][locale],
          number: data.number,
        })}
      </Fact>
      <Fact name={t('blocks:checked-document.issued')}>{day(issued)}</Fact>
      <Fact name={t('blocks:checked-document.validTo')}>
        {validTo ? day(validTo) : t('blocks:checked-document.forever')}
      </Fact>
      {revoked && <Fact name={t('blocks:checked-document.revoked')}>{day(revoked)}</Fact>}
      {doctor && (
        <Fact name={t('blocks:checked-document.doctor')}>
          <LocalizedText value={doctor} />
          {speciality && (
            <span className="block text-ink-soft">
              <LocalizedText value={speciality} />
            </span>
          )}
        </Fact>
      )}
      <Fact name={t('blocks:checked-document.patient')}>
        {birthYear === undefined
          ? patient
          : t('blocks:checked-document.patientBorn', { name: patient, year: birthYear })}
      </Fact>
      <Fact name={t('blocks:checked-document.pages')}>{pages}</Fact>
      <Fact name="SHA-256">
        <span className="break-all font-mono text-sm">{sha256}</span>
      </Fact>
      <Fact name={t('blocks:checked-document.checked')}>
        <time dateTime={checked.datetime}>
          <LocalizedText value={checked.day} />, {checked.time}
        </time>
      </Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 border-b border-line py-2.5 @lg:grid-cols-[13rem_minmax(0,1fr)]">
      <dt className="text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
