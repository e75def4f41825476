'use client'

import { useEffect } from 'react'
import type { CompanyFile } from '../../../../schemas/api/company-file.ts'
import { workedStates } from '../../../../schemas/company-file/company-file-states.ts'
import { ProPage } from '../../../layouts/pro/pro-page.tsx'
import { AppBackLink } from '../../../navigation/app-back-link.tsx'
import { companyFile, companyFiles } from '../../../queries/company-file.ts'
import { useApiQuery } from '../../../queries/use-api-query.ts'
import { useInvalidate } from '../../../queries/use-subject-mutation.ts'
import { useTranslation } from '../../../use-translation.ts'
import type { ExchangePlace } from '../exchange-place.ts'
import { BringIn } from './bring-in.tsx'
import { FileHistory } from './file-history.tsx'
import { TakeOut } from './take-out.tsx'

/** How often a file that is being worked at is looked at. */
const lookMs = 1500

const isWorkedAt = ({ STATE }: CompanyFile) => workedStates.some((state) => state === STATE)

/** Everything of a company as one file: out of it, and into a new one. For an owner. */
export function Whole({ place, now }: { place: ExchangePlace; now: string }) {
  const { t } = useTranslation()
  const { FILES: files } = useApiQuery(companyFiles(place.place))
  const invalidate = useInvalidate(companyFile)
  const isBusy = files.some(isWorkedAt)
  useEffect(() => {
    if (!isBusy) return
    const looking = setInterval(() => void invalidate(), lookMs)
    return () => clearInterval(looking)
  })
  const newest = (direction: CompanyFile['DIRECTION']) => files.find((one) => one.DIRECTION === direction)
  return (
    <>
      <AppBackLink href={place.path} label={t('exchange:back')} />
      <ProPage title={t('exchange:whole.title')} lead={t('exchange:whole.lead')}>
        <div className="grid max-w-text grid-cols-[minmax(0,1fr)] gap-12">
          <TakeOut file={newest('out')} isOtherBusy={isOpen(newest('in'))} place={place} now={now} />
          <BringIn file={newest('in')} isOtherBusy={isOpen(newest('out'))} place={place} now={now} />
          <FileHistory files={files} now={now} />
        </div>
      </ProPage>
    </>
  )
}

/** Whether a file is on its way, so that no other one can be begun. */
const isOpen = (file: CompanyFile | undefined): boolean =>
  file !== undefined && (isWorkedAt(file) || file.STATE === 'sending' || file.STATE === 'checked')
