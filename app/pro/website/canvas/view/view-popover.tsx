import Eye from 'lucide-react/icons/eye'
import { useState } from 'react'
import { Button } from '../../../../../ui/button/button.tsx'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { Popover } from '../../../../../ui/popup/popover.tsx'
import { iconOnPhone } from '../../../icon-on-phone.ts'
import { useCommentPlaces } from '../../draft/site/comment-places.ts'
import { ShownElsewhere } from './loaded-elsewhere.tsx'
import { ViewOptions } from './loaded-view.tsx'
import { useView } from './view-context.tsx'

/** Ways to look at the page: width, colours, low vision, a later day, its look in search engines and messengers, its comments, and links to share. */
export function ViewPopover({ onShare }: { onShare: () => void }) {
  const { t } = usePage()
  const { view } = useView()
  const [isOpen, setOpen] = useState(false)
  const [isElsewhere, setElsewhere] = useState(false)
  const { openComments } = useCommentPlaces()
  const isOther = view.scheme !== 'auto' || view.isLowVision || view.at !== ''
  return (
    <>
      <Popover
        open={isOpen}
        onOpenChange={setOpen}
        title={t('business:site.view.title')}
        trigger={
          <Button variant={isOther ? 'secondary' : 'empty'} icon={Eye} className={iconOnPhone.button}>
            <span className={iconOnPhone.word}>{t('business:site.view.open')}</span>
          </Button>
        }
      >
        <ViewOptions
          onElsewhere={() => {
            setOpen(false)
            setElsewhere(true)
          }}
          onComments={() => {
            setOpen(false)
            openComments()
          }}
          onShare={() => {
            setOpen(false)
            onShare()
          }}
        />
      </Popover>
      {/* Beside the popover, which would lie over it. */}
      <ShownElsewhere isOpen={isElsewhere} onClose={() => setElsewhere(false)} />
    </>
  )
}
