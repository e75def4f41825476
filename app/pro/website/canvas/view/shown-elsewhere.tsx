import { usePage } from '../../../../../ui/core/page-context.tsx'
import { Dialog } from '../../../../../ui/dialog/dialog.tsx'
import { SkeletonText } from '../../../../../ui/shown/skeleton.tsx'
import { usePageAddress } from '../../draft/site/use-page-address.ts'
import { MessengerCard, SearchCard } from './head-cards.tsx'
import { useHead } from './read-head.ts'

type Props = { isOpen: boolean; onClose: () => void }

/** The page in the results of a search engine and as a link in a messenger, from the real head of the draft in its language. */
export function ShownElsewhere({ isOpen, onClose }: Props) {
  const { t } = usePage()
  const address = usePageAddress()
  const { data, isError } = useHead(address, isOpen)
  return (
    <Dialog
      id="site-shown-elsewhere"
      title={t('business:site.view.elsewhere')}
      open={isOpen}
      onOpenChange={(open) => !open && onClose()}
    >
      {isError && <p role="alert">{t('business:site.view.failed')}</p>}
      {!data && !isError && <SkeletonText lines={4} />}
      {data && (
        <div className="grid gap-6">
          <section>
            <h3 className="mb-2 font-semibold">{t('business:site.view.search')}</h3>
            <SearchCard head={data} on="desktop" />
          </section>
          <section>
            <h3 className="mb-2 font-semibold">{t('business:site.view.messenger')}</h3>
            <MessengerCard head={data} />
          </section>
        </div>
      )}
    </Dialog>
  )
}
