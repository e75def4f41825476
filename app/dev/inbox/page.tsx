import type { Metadata } from 'next'
import { translate } from '../../../locales/index.ts'
import { QueryScope } from '../../queries/query-scope.tsx'
import { requestLocale } from '../../request-locale.ts'
import { Inbox } from './inbox.tsx'

export async function generateMetadata(): Promise<Metadata> {
  return { title: translate(await requestLocale())('inbox:title') }
}

/** The e-mails and SMS that would have been sent, for development and demos. The server decides where it exists. */
export default function InboxPage() {
  return (
    <QueryScope>
      <Inbox />
    </QueryScope>
  )
}
