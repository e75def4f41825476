import Trash2 from 'lucide-react/icons/trash-2'
import type { z } from 'zod'
import type { siteShares } from '../../../../../schemas/api/site-shares.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { toast } from '../../../../../ui/toast/toast-store.ts'
import { useTranslation } from '../../../../use-translation.ts'
import { useMoment } from '../../draft/site/use-moment.ts'
import { useSitePages } from '../../draft/site/use-site-pages.ts'
import type { useShares } from './use-shares.ts'

type Share = z.infer<typeof siteShares>[number]

type Props = Pick<ReturnType<typeof useShares>, 'revoke' | 'revoking'> & { shares: readonly Share[] }

/** The open links: the content of each, its maker, its end, and how often it was opened. */
export function ShareList({ shares, revoke, revoking }: Props) {
  const { t } = useTranslation()
  const { at } = useMoment()
  const pages = useSitePages()
  const nameOf = ({ PAGE }: Share) =>
    PAGE === null
      ? t('business:site.share.wholeSite')
      : (pages.find(({ slug }) => slug === PAGE)?.title ?? `/${PAGE}`)
  const end = async (share: Share) => {
    if (await revoke(share.ID)) toast({ message: t('business:site.share.revoked'), variant: 'success' })
  }
  return (
    <section className="grid gap-1">
      <h3 className="font-semibold">{t('business:site.share.list', { count: shares.length })}</h3>
      <ul className="divide-y divide-line">
        {shares.map((share) => (
          <li key={share.ID} className="flex items-center gap-3 py-2">
            <div className="min-w-0 grow">
              <p className="font-medium break-words">{nameOf(share)}</p>
              <p className="text-sm text-ink-soft">
                {[
                  t(share.IS_PINNED ? 'business:site.share.isPinned' : 'business:site.share.isFollowing'),
                  t('business:site.share.until', { at: at(share.UNTIL) }),
                  share.BY,
                  share.OPENED === 0
                    ? t('business:site.share.notOpened')
                    : t('business:site.share.opened', { count: share.OPENED }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <Button
              variant="empty"
              icon={Trash2}
              loading={revoking === `previews/${share.ID}`}
              aria-label={t('business:site.share.revoke', { name: nameOf(share), at: at(share.UNTIL) })}
              onClick={() => end(share)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
