'use client'

import { EmptyState } from '../../../ui/shown/empty-state.tsx'
import { accessCodes } from '../../queries/staff.ts'
import { useApiQuery } from '../../queries/use-api-query.ts'
import { useTranslation } from '../../use-translation.ts'
import { CodeRow } from './code-row.tsx'
import { useStaffPlace } from './staff-place.ts'

/** The open invitations. */
export function Codes() {
  const { t } = useTranslation()
  const codes = useApiQuery(accessCodes(useStaffPlace().place))
  return (
    <section className="mt-10">
      <h2 className="text-xl">{t('business:staff.codes')}</h2>
      <div className="mt-3">
        {codes.length === 0 ? (
          <EmptyState title={t('business:staff.noCodes')} text={t('business:staff.noCodesText')} />
        ) : (
          <ul className="divide-y divide-line border-y border-line">
            {codes.map((code) => (
              <CodeRow key={code.CODE} code={code} />
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}
