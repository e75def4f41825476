import { useMutation } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import { CallError } from '../../../../../client/call-error.ts'
import { saveFile } from '../../../../../client/save-file.ts'
import { serverNow } from '../../../../../client/server-clock.ts'
import { calendarDate } from '../../../../../schemas/formats/zone.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { useBuilder } from '../../draft/builder/builder-context.ts'
import { readArchive } from './site-file-calls.ts'

/** Downloads the site as a file, with the day in its name. */
export function DownloadSite() {
  const { t } = useTranslation()
  const { place, slug, timezone } = useBuilder()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => readArchive(place),
    onSuccess: (file) => saveFile(file, `${slug}-${calendarDate(serverNow(), timezone)}.zip`),
    throwOnError: (fault) => !(fault instanceof CallError),
  })
  return (
    <section className="grid justify-items-start gap-3">
      <h3 className="text-lg font-semibold">{t('business:site.file.keep')}</h3>
      <p>{t('business:site.file.keepText')}</p>
      <Button variant="secondary" icon={Download} loading={isPending} onClick={() => mutate()}>
        {t('business:site.file.download')}
      </Button>
      <p role="alert" className="text-danger-ink empty:hidden">
        {error instanceof CallError ? error.sentence : ''}
      </p>
    </section>
  )
}
