import { call } from '../../client/call.ts'
import type { ModeratedPage } from '../../schemas/api/page-case.ts'
import { needsReason } from '../../schemas/page-cases/page-case.case.ts'
import { pageReasons } from '../../schemas/page-cases/page-case.ts'
import { useTranslation } from '../use-translation.ts'
import { Decision } from './decision.tsx'

/** The decisions of a moderator about a page; one that hides it needs a reason, which its clinic gets. */
export function PageDecision({ page: { CASE_ID, VERSION, KIND, DECISIONS } }: { page: ModeratedPage }) {
  const { t } = useTranslation()
  const isCompany = KIND === 'site' || KIND === 'organization'
  return (
    <Decision
      id={`case-${CASE_ID}`}
      choices={DECISIONS.map((name) => ({
        name,
        label: t(`moderation:page.act.${name}`),
        done: t(`moderation:page.done.${name}`),
        needsReason: needsReason(name),
      }))}
      reasons={pageReasons.map((value) => ({ value, label: t(`moderation:page.reason.${value}`) }))}
      reasonLabel={t('moderation:page.reasonLabel')}
      wordsLabel={t('moderation:page.reasonWords')}
      send={(DECISION, why) =>
        call('POST', `/w-front/v1/moderation/pages/${CASE_ID}/decision`, { DECISION, VERSION, ...why })
      }
    >
      {isCompany && DECISIONS.includes('takeDown') && (
        <p className="text-sm text-ink-soft">{t('moderation:page.hidesBoth')}</p>
      )}
    </Decision>
  )
}
