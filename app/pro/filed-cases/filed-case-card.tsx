import type { StaffCase } from '../../../schemas/api/filed-case.ts'
import { formatHomeDay } from '../../../schemas/formats/format-in-home-zone.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Badge } from '../../../ui/shown/badge.tsx'
import { Card } from '../../../ui/shown/card.tsx'
import { CaseMoves } from '../../cases/case-moves.tsx'
import { CaseWords } from '../../cases/case-words.tsx'
import { useTranslation } from '../../use-translation.ts'
import { ContactLink } from '../contact-link.tsx'

type Props = {
  filed: StaffCase
  subject: string
  send: (arrow: string, body: { REASON?: string }) => Promise<unknown>
}

/** A case as the clinic's staff see it: its author, what was entered, what has happened, and the possible actions now. */
export function FiledCaseCard({ filed, subject, send }: Props) {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { CASE_CODE, STATE_LABEL, NAME, CONTACT, CREATED_AT, MAY } = filed
  const number = t('cases:staff.of', { number: CASE_CODE })
  return (
    <Card as="li">
      <article aria-label={number}>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="text-lg">{NAME}</h2>
          <Badge tone={MAY.length > 0 ? 'accent' : 'neutral'}>{STATE_LABEL}</Badge>
        </div>
        <p className="mt-1 text-sm text-ink-soft">
          {[number, formatHomeDay(CREATED_AT, locale)].join(' · ')}
        </p>
        {CONTACT && <ContactLink contact={CONTACT} />}
        <CaseWords {...filed} />
        <CaseMoves moves={MAY} subject={subject} send={send} />
      </article>
    </Card>
  )
}
