import { useState } from 'react'
import { Button } from '../../../../../ui/button/button.tsx'
import { Dialog } from '../../../../../ui/dialog/dialog.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { LoadingFrame } from '../../../loading-frame.tsx'
import { useBuilder } from '../../draft/builder/builder-context.ts'
import { useProposalAddress } from './proposal-address.ts'
import type { Proposal } from './use-take.ts'

type Props = { proposal: Proposal; at: string; mayTake: boolean; onTake: () => void; onClose: () => void }

/** A proposed site in full; its links open its other pages, and nothing else. */
export function CloserLook({ proposal: { NAME, TITLE }, at, mayTake, onTake, onClose }: Props) {
  const { t } = useTranslation()
  const { slug } = useBuilder()
  const address = useProposalAddress()
  const [page, setPage] = useState('')
  const [loaded, setLoaded] = useState('')
  const src = `${address(NAME, at, page)}&still`
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element | null)?.closest('a')
    const to = link?.getAttribute('href') ?? ''
    if (!link || to.startsWith('#')) return
    event.preventDefault()
    const path = to.split(/[?#]/)[0]?.split(`/l/${slug}`)[1]
    if (path !== undefined) setPage(path.replace(/^\//, ''))
  }
  return (
    <Dialog
      id="site-proposal"
      size="full"
      title={TITLE}
      open
      onOpenChange={(open) => !open && onClose()}
      actions={
        <>
          {page !== '' && (
            <Button variant="secondary" onClick={() => setPage('')}>
              {t('business:site.start.toIndex')}
            </Button>
          )}
          <Button disabled={!mayTake} onClick={onTake}>
            {t('business:site.start.take')}
          </Button>
        </>
      }
    >
      <LoadingFrame
        key={src}
        src={src}
        title={t('business:site.start.preview', { name: TITLE })}
        isLoaded={loaded === src}
        onLoad={({ currentTarget: { contentDocument } }) => {
          setLoaded(src)
          contentDocument?.addEventListener('click', follow)
        }}
        className="h-[calc(100dvh-13rem)]"
      />
    </Dialog>
  )
}
