import ArrowLeft from 'lucide-react/icons/arrow-left'
import CropIcon from 'lucide-react/icons/crop'
import Replace from 'lucide-react/icons/replace'
import { useState } from 'react'
import type { MediaItem } from '../../../../../schemas/api/media.ts'
import { Button } from '../../../../../ui/button/button.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { useBuilder } from '../../draft/builder/builder-context.ts'
import { CropView } from './crop-view.tsx'
import { DownloadLink } from './download-link.tsx'
import { FocalPoint } from './focal-point.tsx'
import { ItemTexts } from './item-texts.tsx'
import { factsOf, usageOf } from './media-facts.ts'
import { RemoveItem } from './remove-item.tsx'
import { useItem } from './use-item.ts'
import type { useLibrary } from './use-library.ts'
import { UsedIn } from './used-in.tsx'

type Props = {
  item: MediaItem
  library: ReturnType<typeof useLibrary>
  onChoose?: (item: MediaItem) => void
  onBack: () => void
  onReplace: () => void
  /** Closes the library, because the page shows the wanted place. */
  onLeave: () => void
}

/** An item of the library: its crop and focal point, its texts, and the places that use it. */
export function ItemView({ item, library, onChoose, onBack, onReplace, onLeave }: Props) {
  const { t } = useTranslation()
  const { mayChange } = useBuilder()
  const [isCropping, setCropping] = useState(false)
  const { body, change, crop, state, fault } = useItem(item, library.put)
  const isPicture = item.KIND === 'picture'

  if (isCropping) return <CropView item={item} onCrop={crop} onClose={() => setCropping(false)} />
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Button variant="empty" icon={ArrowLeft} className="-ms-4" onClick={onBack}>
          {t('business:site.library.back')}
        </Button>
        <p role="status" className="text-sm text-ink-soft">
          {state && t(`business:site.library.item.${state}`, { why: fault?.sentence ?? '' })}
        </p>
      </div>
      <div className="grid grid-cols-1 items-start gap-6 sm:grid-cols-2">
        <div className="grid gap-4">
          {isPicture && (
            <FocalPoint
              item={item}
              focus={body.FOCUS}
              isReadOnly={!mayChange}
              onChange={(FOCUS) => change({ FOCUS })}
            />
          )}
          <p className="text-sm text-ink-soft">{[...factsOf(t, item), usageOf(t, item)].join(' · ')}</p>
          <div className="flex flex-wrap gap-2">
            {onChoose && <Button onClick={() => onChoose(item)}>{t('business:site.library.choose')}</Button>}
            {mayChange && item.IS_CROPPABLE && (
              <Button variant="secondary" icon={CropIcon} onClick={() => setCropping(true)}>
                {t('business:site.library.crop.open')}
              </Button>
            )}
            {mayChange && item.USED.length > 0 && (
              <Button variant="secondary" icon={Replace} onClick={onReplace}>
                {t('business:site.library.replace.open')}
              </Button>
            )}
            <DownloadLink item={item} />
          </div>
          {mayChange && isPicture && !item.IS_CROPPABLE && (
            <p className="text-sm text-ink-soft">{t('business:site.library.crop.elsewhere')}</p>
          )}
        </div>
        <div className="grid grid-cols-1 gap-4">
          <ItemTexts
            body={body}
            isPicture={isPicture}
            fault={fault}
            isReadOnly={!mayChange}
            onChange={change}
          />
          <UsedIn places={item.USED} onLeave={onLeave} />
          {mayChange && (
            <RemoveItem
              item={item}
              onLeave={onLeave}
              onRemoved={() => {
                library.drop(item)
                onBack()
              }}
            />
          )}
        </div>
      </div>
    </div>
  )
}
