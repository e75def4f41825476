import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import { call, callForResponse } from '../../../../client/call.ts'
import { saveFile } from '../../../../client/save-file.ts'
import type { CompanyFile } from '../../../../schemas/api/company-file.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { toast } from '../../../../ui/toast/toast-store.ts'
import { companyFile } from '../../../queries/company-file.ts'
import { useInvalidate } from '../../../queries/use-subject-mutation.ts'
import { useTranslation } from '../../../use-translation.ts'
import { messageOf } from '../../message-of.ts'
import type { ExchangePlace } from '../exchange-place.ts'
import { Progress } from '../progress.tsx'
import { PasswordDialog } from './password-dialog.tsx'

/** Downloads a file piece by piece, so that one of any length comes, and says how far it is. */
export function DownloadFile({ file, place }: { file: CompanyFile; place: ExchangePlace }) {
  const { t } = useTranslation()
  const invalidate = useInvalidate(companyFile)
  const [done, setDone] = useState<number>()
  const path = `${place.place}/company_file/${file.FILE_CODE}`

  async function take(ticket: string) {
    setDone(0)
    try {
      const pieces: Blob[] = []
      for (let number = 0; number < file.PIECES; number++) {
        const piece = `/business-api-front2/${path}/download/${ticket}/${number}` as const
        pieces.push(await (await callForResponse('GET', piece, undefined, { isLong: true })).blob())
        setDone(number + 1)
      }
      const day = file.CREATED_AT.slice(0, 10)
      saveFile(new Blob(pieces, { type: 'application/zip' }), `clinic-${day}.zip`)
      void invalidate()
    } catch (error) {
      toast({ message: messageOf(error), variant: 'error' })
    } finally {
      setDone(undefined)
    }
  }
  async function open(PASSWORD: string) {
    const { companyFileTicket } = await import('../../../../schemas/api/company-file.ts')
    const answer = await call('POST', `/w-business/${path}/ticket`, { PASSWORD })
    void take(companyFileTicket.parse(answer).TICKET)
  }
  return (
    <>
      <PasswordDialog
        id="download-company"
        title={t('exchange:whole.download')}
        text={t('exchange:whole.downloadText')}
        submit={t('exchange:whole.download')}
        send={open}
        trigger={
          <Button icon={Download} loading={done !== undefined}>
            {t('exchange:whole.download')}
          </Button>
        }
      />
      {done !== undefined && (
        <div className="w-full">
          <Progress label={t('exchange:whole.download')} done={done} all={file.PIECES} />
        </div>
      )}
    </>
  )
}
