import { localizePath } from '../../../../../locales/locale.ts'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { toast } from '../../../../../ui/toast/toast-store.ts'
import { useTranslation } from '../../../../use-translation.ts'
import { announceLive } from '../../../announce-live.ts'
import { useBuilder } from '../../draft/builder/builder-context.ts'

/** Says, by the answer of a call that publishes, that visitors see the new version, once they do. */
export function useAnnouncePublished(): (answer: unknown) => void {
  const { locale } = usePage()
  const { t } = useTranslation()
  const { slug } = useBuilder()
  return (answer) => {
    const { PUBLISHED_VERSION, SLUGS } = answer as { PUBLISHED_VERSION: number; SLUGS: string[] }
    // The index if it looks different, or else another page that does.
    const changed = SLUGS.toSorted()[0]
    if (changed === undefined) toast({ variant: 'success', message: t('business:site.publish.done') })
    else
      void announceLive(t, localizePath(`/l/${slug}${changed && `/${changed}`}`, locale), PUBLISHED_VERSION)
  }
}
