import type { ShareProps } from '../../schemas/blocks/share.ts'
import { usePage } from '../../ui/core/page-context.tsx'
import { Island } from '../../ui/page/island.tsx'
import Client from './share.client.tsx'

/** Buttons that share the page, print it, and add its subject to the favourites (B-40). */
export default function Share({ like }: ShareProps) {
  const { t } = usePage()
  const texts = {
    share: t('blocks:share.share'),
    print: t('blocks:share.print'),
    copied: t('blocks:share.copied'),
    notCopied: t('blocks:share.notCopied'),
    like: t('blocks:like.add'),
    liked: t('blocks:like.added'),
    notLiked: t('blocks:like.failed'),
    others: t('ui:otherLinks'),
  }
  return (
    // Nearer to what it shares than to what follows.
    <div className="section [.stack>&]:mt-[calc(var(--section-space)/2)]">
      <Island component={Client} props={{ texts, ...(like && { like }) }} />
    </div>
  )
}
