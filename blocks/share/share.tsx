import { Island } from '../../ui/island.tsx'
import { usePage } from '../../ui/page-context.tsx'
import Client from './share.client.tsx'

/** Buttons that send the page to somebody and print it. */
export default function Share() {
  const { t } = usePage()
  const texts = {
    share: t('blocks:share.share'),
    print: t('blocks:share.print'),
    copied: t('blocks:share.copied'),
    notCopied: t('blocks:share.notCopied'),
  }
  return (
    <div className="section">
      <Island component={Client} props={{ texts }} />
    </div>
  )
}
