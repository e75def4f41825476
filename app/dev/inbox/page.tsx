import type { Metadata } from 'next'
import { translate } from '../../../locales/index.ts'
import { requestLocale } from '../../request-locale.ts'
import { Inbox } from './inbox.tsx'

export async function generateMetadata(): Promise<Metadata> {
  return { title: translate(await requestLocale())('inbox:title') }
}

/** What would be sent by mail and SMS, for people who develop or try the product. The server decides where it is. */
export default function InboxPage() {
  return <Inbox />
}
