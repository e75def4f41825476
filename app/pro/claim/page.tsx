import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { translate } from '../../../locales/index.ts'
import { claimOffer } from '../../../schemas/api/claim.ts'
import { readAnswer } from '../../api/read-answer.ts'
import { AuthLayout } from '../../layouts/auth-layout.tsx'
import { type QueryProps, textOf } from '../../page-query.ts'
import { requestLocale } from '../../request-locale.ts'
import { ClaimScreen } from './claim-screen.tsx'

export async function generateMetadata(): Promise<Metadata> {
  return { title: translate(await requestLocale())('registration:claim.title') }
}

/** Takes over a company that nobody manages. The server admits only signed-in users. */
export default async function ClaimPage({ searchParams }: QueryProps) {
  const company = textOf((await searchParams).company)
  if (!company) notFound()
  const offer = await readAnswer(`/api-front2/v1/business/claims/${encodeURIComponent(company)}`, claimOffer)
  return (
    <AuthLayout title={translate(await requestLocale())('registration:claim.title')}>
      <ClaimScreen offer={offer} now={new Date().toISOString()} />
    </AuthLayout>
  )
}
