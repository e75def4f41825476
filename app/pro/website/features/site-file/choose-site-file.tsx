import { useState } from 'react'
import { CallError } from '../../../../../client/call-error.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { FileUpload } from '../../../../../ui/file-upload/file-upload.tsx'
import { Field } from '../../../../../ui/form/field.tsx'
import { NativeSelect } from '../../../../../ui/form/native-select.tsx'
import { ownCompanies } from '../../../../queries/profile.ts'
import { useLateQuery } from '../../../../queries/use-late-query.ts'
import { useTranslation } from '../../../../use-translation.ts'
import { companyPlace } from '../../../place-names.ts'
import { useBuilder } from '../../draft/builder/builder-context.ts'
import { maxSiteFileBytes, type ReadSite, readSiteFile, type SiteFileFault } from './read-site-file.ts'
import { readArchive } from './site-file-calls.ts'

/** Why a file is no site; kept as an error until it is shown. */
class SiteFileError extends Error {
  readonly fault: SiteFileFault
  constructor(fault: SiteFileFault) {
    super(`The file is no site: ${fault}`)
    this.fault = fault
  }
}

async function read(file: Blob): Promise<ReadSite> {
  if (file.size > maxSiteFileBytes) throw new SiteFileError('tooLarge')
  const found = readSiteFile(new Uint8Array(await file.arrayBuffer()))
  if (typeof found === 'string') throw new SiteFileError(found)
  return found
}

/** Chooses the site to take: a file, or the site of another clinic of the person. */
export function ChooseSiteFile({ onRead }: { onRead: (read: ReadSite) => void }) {
  const { t } = useTranslation()
  const { locale } = usePage()
  const { company } = useBuilder()
  const { data } = useLateQuery(ownCompanies)
  const others = (data ?? []).filter(({ COMPANY_CODE }) => COMPANY_CODE !== company)
  const [chosen, setChosen] = useState('')
  const [isReading, setReading] = useState(false)
  const [fault, setFault] = useState('')
  const sentence = (error: unknown): string => {
    if (error instanceof CallError) return error.sentence
    return t(`business:site.file.fault.${error instanceof SiteFileError ? error.fault : 'broken'}`)
  }
  const from = chosen || others[0]?.COMPANY_CODE
  const readOther = async () => {
    if (!from) return
    setReading(true)
    setFault('')
    try {
      onRead(await read(await readArchive(`${encodeURIComponent(from)}/0`)))
    } catch (error) {
      setFault(sentence(error))
    } finally {
      setReading(false)
    }
  }
  return (
    <section className="grid gap-3">
      <h3 className="text-lg font-semibold">{t('business:site.file.take')}</h3>
      <p>{t('business:site.file.takeText')}</p>
      <FileUpload
        aria-label={t('business:site.file.take')}
        upload={read}
        onUploaded={onRead}
        maxCount={1}
        maxSize={maxSiteFileBytes}
        accept={{ types: '.zip,application/zip', text: 'ZIP' }}
        failureText={sentence}
      />
      {others.length > 0 && (
        <div className="mt-2 grid gap-3">
          <Field label={t('business:site.file.other')}>
            <NativeSelect
              value={from}
              onChange={({ target }) => setChosen(target.value)}
              options={others.map((one) => {
                const { code, name } = companyPlace(one, locale)
                return { value: code, label: name.text }
              })}
            />
          </Field>
          <Button
            variant="secondary"
            className="justify-self-start"
            loading={isReading}
            onClick={() => void readOther()}
          >
            {t('business:site.file.readOther')}
          </Button>
          <p role="alert" className="text-danger-ink empty:hidden">
            {fault}
          </p>
        </div>
      )}
    </section>
  )
}
