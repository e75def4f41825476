import ContactRound from 'lucide-react/icons/contact-round'
import Phone from 'lucide-react/icons/phone'
import { readLocalized } from '../../../schemas/api/localized-names.ts'
import type { PracticeVisit } from '../../../schemas/api/practice.ts'
import { formatPhone } from '../../../schemas/formats/phone.ts'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { AppLink } from '../../navigation/app-link.tsx'
import { useTranslation } from '../../use-translation.ts'
import { useBranch } from '../appointments/appointments-context.ts'

/** What is done, and where unless that is clear, as one line; empty if neither is known. */
export function useWhat(visit: PracticeVisit, hasBranch: boolean): string {
  const { locale } = usePage()
  return ['SERVICE_NAME', ...(hasBranch ? ['BRANCH_NAME'] : [])]
    .flatMap((name) => readLocalized(visit, name, locale)?.text ?? [])
    .join(' · ')
}

/** What reception should know, and the ways to the patient: phone and card. */
export function VisitLines({ visit }: { visit: PracticeVisit }) {
  const { t } = useTranslation()
  const { patients } = useBranch()
  const { TEL, REMARK, PATIENT_CODE } = visit
  const link = 'link inline-flex min-h-11 items-center gap-2'
  return (
    <>
      {REMARK && <p className="whitespace-pre-line">{REMARK}</p>}
      <p className="flex flex-wrap gap-x-6">
        {TEL && (
          <a href={`tel:${TEL}`} className={`${link} whitespace-nowrap tabular-nums`}>
            <Icon of={Phone} />
            {formatPhone(TEL)}
          </a>
        )}
        {patients && PATIENT_CODE && (
          // Not fetched ahead: the patient is told of each opening.
          <AppLink href={`${patients}/${PATIENT_CODE}`} prefetch={false} className={link}>
            <Icon of={ContactRound} />
            {t('practice:card')}
          </AppLink>
        )}
      </p>
    </>
  )
}
