import MessageSquare from 'lucide-react/icons/message-square'
import Share2 from 'lucide-react/icons/share-2'
import { Button } from '../../../../../ui/button/button.tsx'
import { usePage } from '../../../../../ui/core/page-context.tsx'
import { Field } from '../../../../../ui/form/field.tsx'
import { NativeSelect } from '../../../../../ui/form/native-select.tsx'
import { Switch } from '../../../../../ui/form/switch.tsx'
import { useBuilder } from '../../draft/builder/builder-context.ts'
import { type Width, widths } from './frame-size.ts'
import type { View } from './view.ts'
import { useView } from './view-context.tsx'
import { VisitTime } from './visit-time.tsx'

const schemes = ['auto', 'light', 'dark'] as const

type Props = { onElsewhere: () => void; onComments: () => void; onShare: () => void }

/**
 * The ways to look at the page, and the links to other views. It appears as a whole: parts that came later would move the buttons from
 * under a finger.
 */
export function ViewOptions({ onElsewhere, onComments, onShare }: Props) {
  const { t } = usePage()
  const { view, setView } = useView()
  const { mayChange } = useBuilder()
  return (
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
      <Button variant="secondary" onClick={onElsewhere}>
        {t('business:site.view.elsewhere')}
      </Button>
      <Button variant="secondary" icon={MessageSquare} onClick={onComments}>
        {t('business:site.comments.title')}
      </Button>
      {mayChange && (
        <Button variant="secondary" icon={Share2} onClick={onShare}>
          {t('business:site.share.title')}
        </Button>
      )}
    </div>
  )
}
