'use client'

import { type Locale, localizePath } from '../../../../locales/locale.ts'
import type { ModeratedRegistration } from '../../../../schemas/api/moderation.ts'
import { formatInHomeZone } from '../../../../schemas/formats/format-in-home-zone.ts'
import { BackLink } from '../../../../ui/button/back-link.tsx'
import { usePage } from '../../../../ui/core/page-context.tsx'
import { Badge } from '../../../../ui/shown/badge.tsx'
import { moderatedCompany } from '../../../queries/moderation.ts'
import { useApiQuery } from '../../../queries/use-api-query.ts'
import { useTranslation } from '../../../use-translation.ts'
import { toneOf } from '../../tone-of.ts'
import { CompanyFacts } from './company-facts.tsx'
import { DecisionForm } from './decision-form.tsx'
import { Duplicates } from './duplicates.tsx'
import { Papers } from './papers.tsx'

type Props = {
  code: string
  /** Frequent reasons, in each language that an owner may read. */
  reasons: Readonly<Record<Locale, readonly string[]>>
  /** When the page was rendered. */
  now: string
}

/** A registration and the form with the moderator's decision. */
export function CompanyRegistration({ code, reasons, now }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const company = useApiQuery(moderatedCompany(code))
  return (
    <>
      <BackLink
        href={localizePath('/moderation/companies', locale)}
        label={t('moderation:queue.companies')}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="min-w-0 text-3xl [overflow-wrap:anywhere]">{company.COMPANY_NAME}</h1>
        <Badge tone={toneOf[company.STATUS]}>{t(`moderation:status.${company.STATUS}`)}</Badge>
      </div>
      <div className="mt-6 grid items-start gap-x-12 gap-y-8 @6xl/page:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-8">
          <CompanyFacts company={company} />
          <Papers company={company} />
          <Duplicates company={company} />
        </div>
        <aside className="grid gap-8 @6xl/page:sticky @6xl/page:top-24">
          <DecisionForm
            key={company.VERSION}
            company={company}
            reasons={reasons[company.OWNER?.LOCALE ?? locale]}
          />
          <History company={company} now={now} />
        </aside>
      </div>
    </>
  )
}

function History({ company: { HISTORY }, now }: { company: ModeratedRegistration; now: string }) {
  const { locale } = usePage()
  const { t } = useTranslation()
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="text-xl">
        {t('moderation:history')}
      </h2>
      {HISTORY.length === 0 && <p className="mt-2 text-ink-soft">{t('moderation:noHistory')}</p>}
      <ol className="mt-3 grid gap-3">
        {HISTORY.map(({ STATUS, REASON, BY, AT }) => (
          <li key={`${AT} ${STATUS}`} className="border-t border-line pt-3">
            <p className="flex flex-wrap items-center justify-between gap-x-3">
              <Badge tone={toneOf[STATUS]}>{t(`moderation:status.${STATUS}`)}</Badge>
              <span className="text-sm text-ink-soft">{formatInHomeZone(AT, locale, now)}</span>
            </p>
            <p className="mt-1 text-sm">{BY ?? t('moderation:nobody')}</p>
            {REASON && <p className="mt-1 whitespace-pre-line text-ink-soft">{REASON}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
