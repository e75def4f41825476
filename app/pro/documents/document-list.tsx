import type { IssuedDocument } from '../../../schemas/api/documents.ts'
import { documentKinds } from '../../../schemas/documents/document-kinds.ts'
import { formatCalendarDate } from '../../../schemas/formats/date.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { AppLink } from '../../navigation/app-link.tsx'
import { DocumentStatus } from './document-status.tsx'

type Props = {
  documents: readonly IssuedDocument[]
  /** The path of the section, without the language. */
  path: string
  /** They are all of one patient, whose name is around. */
  isOfOne?: boolean
}

/** Issued documents, each leading to its page. */
export function DocumentList({ documents, path, isOfOne = false }: Props) {
  const { locale } = usePage()
  return (
    <ul className="divide-y divide-line border-y border-line">
      {documents.map(({ CODE, KIND, NUMBER, PATIENT, DOCTOR, ISSUED, STATUS }) => (
        <li key={CODE}>
          <AppLink
            href={`${path}/${CODE}`}
            prefetch={false}
            className="flex min-h-14 flex-wrap items-center justify-between gap-x-6 gap-y-1 px-2 py-2 hover:bg-accent-wash"
          >
            <span className="min-w-0 grow basis-60">
              <span className="block font-medium wrap-anywhere">
                {isOfOne ? documentKinds[KIND][locale] : PATIENT}
              </span>
              <span className="block text-sm text-ink-soft tabular-nums wrap-anywhere">
                {[isOfOne ? undefined : documentKinds[KIND][locale], `№ ${NUMBER}`, DOCTOR]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <span className="flex items-center gap-3">
              <time dateTime={ISSUED} className="text-sm text-ink-soft tabular-nums">
                {formatCalendarDate(ISSUED, locale)}
              </time>
              <DocumentStatus status={STATUS} />
            </span>
          </AppLink>
        </li>
      ))}
    </ul>
  )
}
