import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { type FiledKind, filedKinds } from '../../../../schemas/cases/filed-kinds.ts'
import { pageNumber, type QueryProps } from '../../../page-query.ts'
import { moderatedCases } from '../../../queries/filed-cases.ts'
import { Prefetched } from '../../../queries/prefetched.tsx'
import { requestLocale } from '../../../request-locale.ts'
import { CasesQueue } from '../cases-queue.tsx'

type Props = QueryProps & { params: Promise<{ kind: string }> }

/** The kind in the address; a 404 for one that does not wait for moderators. */
async function kindOf({ params }: Props): Promise<FiledKind> {
  const kind = filedKinds.get((await params).kind)
  if (!kind?.filed.waits.moderator) notFound()
  return kind
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return { title: (await kindOf(props)).filed.list[await requestLocale()] }
}

/** Cases of a kind that wait for a moderator. The server admits only moderators. */
export default async function CasesPage(props: Props) {
  const kind = await kindOf(props)
  const page = pageNumber((await props.searchParams).page)
  return (
    <Prefetched queries={[moderatedCases(kind.name, page)]}>
      <CasesQueue
        kind={kind.name}
        label={kind.filed.list[await requestLocale()]}
        page={page}
        now={new Date().toISOString()}
      />
    </Prefetched>
  )
}
