import PackageOpen from 'lucide-react/icons/package-open'
import { call } from '../../../../client/call.ts'
import type { CompanyFile } from '../../../../schemas/api/company-file.ts'
import { formatHomeDay, formatInHomeZone } from '../../../../schemas/formats/format-in-home-zone.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { usePage } from '../../../../ui/core/page-context.tsx'
import { fileSize } from '../../../../ui/file-upload/file-size.ts'
import { companyFile } from '../../../queries/company-file.ts'
import { useInvalidate } from '../../../queries/use-subject-mutation.ts'
import { useTranslation } from '../../../use-translation.ts'
import type { ExchangePlace } from '../exchange-place.ts'
import { Progress } from '../progress.tsx'
import { DownloadFile } from './download-file.tsx'
import { PasswordDialog } from './password-dialog.tsx'
import { RemoveFile } from './remove-file.tsx'

type Props = {
  /** The newest file that went out. */
  file: CompanyFile | undefined
  /** Another file is on its way. */
  isOtherBusy: boolean
  place: ExchangePlace
  now: string
}

/** Everything out of the company: the press, how far it is, and the file. */
export function TakeOut({ file, isOtherBusy, place, now }: Props) {
  const { locale, t: tUi } = usePage()
  const { t } = useTranslation()
  const invalidate = useInvalidate(companyFile)
  const begin = async (PASSWORD: string) => {
    await call('POST', `/w-business/${place.place}/company_files`, { PASSWORD })
    await invalidate()
  }
  const isMaking = file?.STATE === 'making'
  const isReady = file?.STATE === 'ready'
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-4">
      <h2 className="text-2xl">{t('exchange:whole.out.title')}</h2>
      <p>{t('exchange:whole.out.text')}</p>
      {isMaking && (
        <div className="grid w-full grid-cols-[minmax(0,1fr)] justify-items-start gap-3">
          <Progress label={t('exchange:whole.out.making')} done={file.DONE} all={file.ALL} />
          <p className="text-ink-soft">{t('exchange:whole.goesOn')}</p>
          <RemoveFile code={file.FILE_CODE} place={place} label={t('exchange:whole.cancel')} />
        </div>
      )}
      {file?.STATE === 'failed' && file.FAULT && (
        <p role="status" className="text-danger-ink">
          {t(`exchange:whole.fault.${file.FAULT}`)}
        </p>
      )}
      {isReady && (
        <div className="grid w-full grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-line p-4">
          <p role="status" className="font-medium">
            {t('exchange:whole.out.ready', {
              date: formatInHomeZone(file.CREATED_AT, locale, now),
              size: fileSize(tUi, file.BYTES),
            })}
          </p>
          {file.KEPT_UNTIL && (
            <p className="text-sm text-ink-soft">
              {t('exchange:whole.out.until', { date: formatHomeDay(file.KEPT_UNTIL, locale) })}
            </p>
          )}
          <div className="flex flex-wrap gap-2">
            <DownloadFile file={file} place={place} />
            <RemoveFile code={file.FILE_CODE} place={place} label={t('exchange:whole.remove')} />
          </div>
        </div>
      )}
      {!isMaking && (
        <PasswordDialog
          id="take-company-out"
          title={t('exchange:whole.out.ask')}
          text={t('exchange:whole.out.askText')}
          submit={t('exchange:whole.out.do')}
          send={begin}
          trigger={
            <Button icon={PackageOpen} variant={isReady ? 'secondary' : 'primary'} disabled={isOtherBusy}>
              {t(isReady ? 'exchange:whole.out.again' : 'exchange:whole.out.do')}
            </Button>
          }
        />
      )}
      {isOtherBusy && !isMaking && (
        <p className="-mt-2 text-sm text-ink-soft">{t('exchange:whole.otherBusy')}</p>
      )}
    </section>
  )
}
