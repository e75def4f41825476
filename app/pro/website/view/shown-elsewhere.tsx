import { useQuery } from '@tanstack/react-query'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { usePage } from '../../../../ui/page-context.tsx'
import { SkeletonText } from '../../../../ui/skeleton.tsx'
import { useBuilder, useDraftState } from '../builder-context.ts'
import { shownHead } from './shown-head.ts'
import { usePageAddress } from './use-page-address.ts'

async function readHead(address: string, signal: AbortSignal) {
  const answer = await fetch(address, { signal })
  if (!answer.ok) throw new Error(`The page answered ${answer.status}`)
  return shownHead(new DOMParser().parseFromString(await answer.text(), 'text/html'))
}

type Props = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** The page in the results of a search engine and as a link in a messenger, from the real head of the draft in its language. */
export function ShownElsewhere({ isOpen, onOpenChange }: Props) {
  const { t } = usePage()
  const { language } = useBuilder()
  const revision = useDraftState(({ session }) => session.revision)
  const address = usePageAddress()
  const { data, isError } = useQuery({
    queryKey: ['site-head', address, revision],
    queryFn: ({ signal }) => readHead(address, signal),
    enabled: isOpen,
    staleTime: 0,
  })
  return (
    <Dialog
      id="site-shown-elsewhere"
      title={t('business:site.view.elsewhere')}
      open={isOpen}
      onOpenChange={onOpenChange}
    >
      {isError && <p role="alert">{t('business:site.view.failed')}</p>}
      {!data && !isError && <SkeletonText lines={4} />}
      {data && (
        <div className="grid gap-6">
          <section>
            <h3 className="mb-2 font-semibold">{t('business:site.view.search')}</h3>
            <div lang={language} className="rounded-card border border-line p-4">
              <p className="text-sm break-all text-ink-soft">{data.address}</p>
              <p className="text-lg text-accent-ink">{data.title}</p>
              <p className="text-sm">{data.description}</p>
            </div>
          </section>
          <section>
            <h3 className="mb-2 font-semibold">{t('business:site.view.messenger')}</h3>
            <div lang={language} className="max-w-sm overflow-hidden rounded-card border border-line">
              {data.image && (
                <img src={data.image} alt="" className="aspect-[1.91] h-auto w-full object-cover" />
              )}
              <div className="p-3">
                <p className="text-sm text-ink-soft">{data.address.split('/')[0]}</p>
                <p className="font-medium">{data.title}</p>
                <p className="line-clamp-2 text-sm text-ink-soft">{data.description}</p>
              </div>
            </div>
          </section>
        </div>
      )}
    </Dialog>
  )
}
