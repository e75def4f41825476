import { useState } from 'react'
import { localizePath } from '../../../../../locales/locale.ts'
import { shareHours } from '../../../../../schemas/api/site-shares.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { Dialog } from '../../../../../ui/dialog/dialog.tsx'
import { Field } from '../../../../../ui/form/field.tsx'
import { NativeSelect } from '../../../../../ui/form/native-select.tsx'
import { RadioGroup } from '../../../../../ui/form/radio-group.tsx'
import { Segments } from '../../../../../ui/form/segments.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { useBuilder, usePageHeads, useSelection } from '../../draft/builder/builder-context.ts'
import { slugOfDataPage } from '../../draft/pages/data-pages.ts'
import { pagePath } from '../../draft/pages/page-path.ts'
import { Failed } from '../../panel/failed.tsx'
import { ShareList } from './share-list.tsx'
import { ShareMade } from './share-made.tsx'
import { useShares } from './use-shares.ts'

type Props = { isOpen: boolean; onClose: () => void }

type Hours = (typeof shareHours)[number]

/** Makes links that show an unpublished site to anybody, and ends them (PS5). */
export function ShareDialog({ isOpen, onClose }: Props) {
  const { t } = useTranslation()
  const { slug } = useBuilder()
  const page = useSelection('page')
  const language = useSelection('language')
  const pageSlug = usePageHeads()[page]?.slug ?? slugOfDataPage(page) ?? ''
  const [what, setWhat] = useState<'site' | 'page'>('site')
  const [state, setState] = useState('following')
  const [hours, setHours] = useState<Hours>(24)
  const [made, setMade] = useState<{ address: string; until: string }>()
  const { shares = [], isFailed, refetch, make, revoke, revoking, isMaking, fault } = useShares()

  const submit = async () => {
    const answer = await make({
      HOURS: hours,
      IS_PINNED: state === 'pinned',
      ...(what === 'page' && { PAGE: pageSlug }),
    })
    if (!answer) return
    const address = new URL(answer.URL)
    // In the language that is being written, and not in that of the interface.
    address.pathname = localizePath(pagePath(slug, what === 'page' ? pageSlug : ''), language)
    setMade({ address: address.href, until: answer.UNTIL })
  }
  const close = () => {
    onClose()
    setMade(undefined)
  }
  return (
    <Dialog
      id="site-share"
      title={t('business:site.share.title')}
      open={isOpen}
      onOpenChange={(open) => !open && close()}
    >
      <div className="grid gap-6">
        {made ? (
          <ShareMade {...made} onAnother={() => setMade(undefined)} />
        ) : (
          <div className="grid gap-4">
            <p className="text-ink-soft">{t('business:site.share.text')}</p>
            <Segments
              label={t('business:site.share.what')}
              value={what}
              onChange={setWhat}
              options={[
                { value: 'site', label: t('business:site.share.wholeSite') },
                { value: 'page', label: t('business:site.share.thisPage') },
              ]}
            />
            <Field label={t('business:site.share.state')} group>
              <RadioGroup
                value={state}
                onValueChange={setState}
                options={[
                  { value: 'following', label: t('business:site.share.following') },
                  { value: 'pinned', label: t('business:site.share.pinned') },
                ]}
              />
            </Field>
            <Field label={t('business:site.share.hours')}>
              <NativeSelect
                value={String(hours)}
                onChange={({ target }) => setHours(Number(target.value) as Hours)}
                options={shareHours.map((one) => ({
                  value: String(one),
                  label: t(`business:site.share.for.${one}`),
                }))}
              />
            </Field>
            <p role="alert" className="text-danger-ink empty:hidden">
              {fault}
            </p>
            <Button loading={isMaking} onClick={submit}>
              {t('business:site.share.make')}
            </Button>
          </div>
        )}
        {isFailed && <Failed onRetry={refetch} />}
        {shares.length > 0 && <ShareList shares={shares} revoke={revoke} revoking={revoking} />}
      </div>
    </Dialog>
  )
}
