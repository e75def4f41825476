import { redirect } from 'next/navigation'
import { localizePath } from '../../locales/locale.ts'
import { requestLocale } from '../request-locale.ts'

/** The start page of moderators: redirects to the queue. */
export default async function ModerationPage() {
  redirect(localizePath('/moderation/companies', await requestLocale()))
}
