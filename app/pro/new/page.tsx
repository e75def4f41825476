import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { translate } from '../../../locales/index.ts'
import { registration } from '../../../schemas/api/registration.ts'
import { readAnswer } from '../../api/read-answer.ts'
import { readCities } from '../../api/read-cities.ts'
import { type QueryProps, textOf } from '../../page-query.ts'
import { requestLocale } from '../../request-locale.ts'
import { RegistrationScreen } from './registration-screen.tsx'
import { textsOf } from './registration-values.ts'

export async function generateMetadata(): Promise<Metadata> {
  return { title: translate(await requestLocale())('registration:title') }
}

/** R11: registers a company; with `?company=` a rejected one is corrected. The server admits only signed-in users. */
export default async function RegistrationPage({ searchParams }: QueryProps) {
  const cities = await readCities()
  const company = textOf((await searchParams).company)
  if (!company) return <RegistrationScreen cities={cities} />

  const sent = await readAnswer(
    `/api-front2/v1/business/user/company/${encodeURIComponent(company)}`,
    registration,
  )
  if (sent.STATUS !== 'rejected') notFound()
  const { COMPANY_CODE, SCANS, HISTORY, ...texts } = sent
  const point = { LATITUDE: String(texts.LATITUDE ?? ''), LONGITUDE: String(texts.LONGITUDE ?? '') }
  return (
    <RegistrationScreen
      cities={cities}
      before={{
        code: COMPANY_CODE,
        texts: textsOf({ ...texts, ...point }),
        scans: SCANS.map(({ PAPER_ID, NAME }) => ({ id: PAPER_ID, name: NAME })),
      }}
      reason={HISTORY[0]?.REASON ?? ''}
    />
  )
}
