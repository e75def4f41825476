import EyeOff from 'lucide-react/icons/eye-off'
import { localizePath } from '../../../../../locales/locale.ts'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { announceSwitched } from '../../../announce-live.ts'
import { useBuilder } from '../../draft/builder/builder-context.ts'
import { useSiteCall } from '../calls/use-site-call.ts'
import { Notice } from '../notices/notice.tsx'
import { NoticeButton } from '../notices/notice-button.tsx'

/** Says that visitors do not see the site, and puts it back as it was. */
export function SiteOff() {
  const { locale, t } = usePage()
  const { slug, mayPublish } = useBuilder()
  const { mutate, isPending, fault } = useSiteCall()
  const putBack = () =>
    mutate(
      { method: 'DELETE', path: 'unpublish' },
      { onSuccess: () => void announceSwitched(t, localizePath(`/l/${slug}`, locale), true) },
    )
  return (
    <Notice
      tone="warning"
      icon={EyeOff}
      title={t('business:site.time.isDown')}
      text={fault || t('business:site.time.isDownText')}
    >
      {mayPublish && (
        <NoticeButton loading={isPending} onClick={putBack}>
          {t('business:site.time.putBack')}
        </NoticeButton>
      )}
    </Notice>
  )
}
