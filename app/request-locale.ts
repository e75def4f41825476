import { headers } from 'next/headers'
import { defaultLocale, isLocale, type Locale } from '../locales/locale.ts'
import { localeHeader } from './locale-header.ts'

/** The language of the request's address, for server components. In the browser `usePage()` has it. */
export async function requestLocale(): Promise<Locale> {
  const value = (await headers()).get(localeHeader)
  return isLocale(value) ? value : defaultLocale
}
