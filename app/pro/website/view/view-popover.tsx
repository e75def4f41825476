import Eye from 'lucide-react/icons/eye'
import MessageSquare from 'lucide-react/icons/message-square'
import Share2 from 'lucide-react/icons/share-2'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/field.tsx'
import { loadedPart } from '../../../../ui/loaded-part.tsx'
import { NativeSelect } from '../../../../ui/native-select.tsx'
import { usePage } from '../../../../ui/page-context.tsx'
import { Popover } from '../../../../ui/popover.tsx'
import { Switch } from '../../../../ui/switch.tsx'
import { useBuilder } from '../builder-context.ts'
import { useCommentPlaces } from '../comments/comments-context.tsx'
import { type Width, widths } from '../frame-size.ts'
import { iconOnPhone } from '../icon-on-phone.ts'
import { ShareDialog } from '../share/loaded-share.tsx'
import { ShownElsewhere } from './loaded-elsewhere.tsx'
import type { View } from './view.ts'
import { useView } from './view-context.tsx'

const VisitTime = loadedPart(async () => (await import('./visit-time.tsx')).VisitTime)

const schemes = ['auto', 'light', 'dark'] as const

/** Ways to look at the page: width, colours, low vision, a day to come, and how search engines and messengers show it, what is said about it, and links for others. */
export function ViewPopover() {
  const { t } = usePage()
  const { view, setView } = useView()
  const [isOpen, setOpen] = useState(false)
  const [isElsewhere, setElsewhere] = useState(false)
  const [isSharing, setSharing] = useState(false)
  const { mayChange } = useBuilder()
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
        <div className="mt-2 grid gap-4">
          <Field label={t('business:site.width.label')}>
            <NativeSelect
              value={view.width}
              onChange={({ target }) => setView({ width: target.value as Width })}
              options={(Object.keys(widths) as Width[]).map((value) => ({
                value,
                label: t(`business:site.width.${value}`),
              }))}
            />
          </Field>
          <Field label={t('business:site.view.colors')}>
            <NativeSelect
              value={view.scheme}
              onChange={({ target }) => setView({ scheme: target.value as View['scheme'] })}
              options={schemes.map((value) => ({ value, label: t(`business:site.view.${value}`) }))}
            />
          </Field>
          <Switch
            label={t('business:site.view.lowVision')}
            checked={view.isLowVision}
            onChange={({ target }) => setView({ isLowVision: target.checked })}
          />
          <VisitTime />
          <Button
            variant="secondary"
            onClick={() => {
              setOpen(false)
              setElsewhere(true)
            }}
          >
            {t('business:site.view.elsewhere')}
          </Button>
          <Button
            variant="secondary"
            icon={MessageSquare}
            onClick={() => {
              setOpen(false)
              openComments()
            }}
          >
            {t('business:site.comments.title')}
          </Button>
          {mayChange && (
            <Button
              variant="secondary"
              icon={Share2}
              onClick={() => {
                setOpen(false)
                setSharing(true)
              }}
            >
              {t('business:site.share.title')}
            </Button>
          )}
        </div>
      </Popover>
      {/* Beside the popover, which would lie over it. */}
      <ShownElsewhere isOpen={isElsewhere} onClose={() => setElsewhere(false)} />
      <ShareDialog isOpen={isSharing} onClose={() => setSharing(false)} />
    </>
  )
}
