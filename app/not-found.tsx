import type { Metadata } from 'next'
import { translate } from '../locales/index.ts'
import { ErrorPage } from './errors/error-page.tsx'
import { requestLocale } from './request-locale.ts'

export async function generateMetadata(): Promise<Metadata> {
  const t = translate(await requestLocale())
  return { title: { absolute: `${t('fault:notFound.title')} · 404` } }
}

/** The 404 page of the application (E2). */
export default function NotFound() {
  return <ErrorPage status={404} />
}
