import type { Metadata } from 'next'
import { z } from 'zod'
import { translate } from '../../../locales/index.ts'
import { localized } from '../../../schemas/api/localized-fields.ts'
import { readLocalized } from '../../../schemas/api/localized-names.ts'
import { readOptionalAnswer } from '../../api/read-answer.ts'
import { AuthLayout } from '../../layouts/auth-layout.tsx'
import { type QueryProps, textOf } from '../../page-query.ts'
import { requestLocale } from '../../request-locale.ts'
import { RequestAccess } from '../shell/request-access.tsx'

export async function generateMetadata(): Promise<Metadata> {
  return { title: translate(await requestLocale())('business:join.title') }
}

const namedCompany = z.object(localized('COMPANY_NAME'))

/**
 * The page of an invitation (B-43): the code is filled in, and one button joins the staff of the clinic. Without a link the code is typed
 * in; it determines the clinic.
 */
export default async function JoinStaff({ searchParams }: QueryProps) {
  const { company, code } = await searchParams
  const locale = await requestLocale()
  const t = translate(locale)
  const companyCode = textOf(company)
  const found = companyCode
    ? await readOptionalAnswer(`/api-front2/v1/company/${encodeURIComponent(companyCode)}`, namedCompany)
    : undefined
  const name = found && readLocalized(found, 'COMPANY_NAME', locale)?.text
  return (
    <AuthLayout title={t('business:join.title')}>
      {companyCode ? (
        <>
          <p className="mb-6 text-ink-soft">
            {name ? t('business:join.text', { company: name }) : t('business:join.unnamed')}
          </p>
          <RequestAccess company={companyCode} code={textOf(code)} />
        </>
      ) : (
        <>
          <p className="mb-6 text-ink-soft">{t('business:join.noLink')}</p>
          <RequestAccess code={textOf(code)} />
        </>
      )}
    </AuthLayout>
  )
}
