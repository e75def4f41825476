import { memo } from 'react'
import { readVisibility, visibilityProblems } from '../../../../../schemas/page/block-visibility.ts'
import type { StoredBlock } from '../../../../../schemas/page/page.ts'
import { DatePicker } from '../../../../../ui/date-picker/date-picker.tsx'
import { Field } from '../../../../../ui/form/field.tsx'
import { Switch } from '../../../../../ui/form/switch.tsx'
import { useTranslation } from '../../../../use-translation.ts'
import { useToday } from '../../../use-today.ts'
import { useBlockActs } from '../../draft/acts/use-block-acts.ts'
import { visibilityChanges } from '../../draft/blocks/block-visibility.ts'
import { useBuilder, useSelection } from '../../draft/builder/builder-context.ts'

type Props = Pick<StoredBlock, 'id' | 'type' | 'visibility'>

/** The days on which visitors see a block: a switch, and the first and the last day by the clinic's calendar. */
export const BlockDays = memo(function BlockDays(block: Props) {
  const { t } = useTranslation()
  const { store, types, timezone, mayChange } = useBuilder()
  const page = useSelection('page')
  const today = useToday(timezone)
  const { actsAt } = useBlockActs()
  const visibility = readVisibility(block.visibility)
  const [problem] = visibilityProblems(visibility)
  const name = types.get(block.type)?.label ?? block.type
  const day = (field: 'from' | 'to', label: string, error?: string) => (
    <Field label={label} error={error} disabled={!mayChange}>
      <DatePicker
        value={visibility[field] ?? null}
        today={today}
        onValueChange={(value) =>
          store
            .getState()
            .change(
              visibilityChanges(page, block, { [field]: value ?? undefined }),
              t('business:site.time.days', { name }),
            )
        }
      />
    </Field>
  )
  return (
    <section className="grid gap-4 border-t border-line pt-5" aria-labelledby={`days-${block.id}`}>
      <h3 id={`days-${block.id}`} className="font-semibold">
        {t('business:site.time.when')}
      </h3>
      <Switch
        label={t('business:site.time.isShown')}
        checked={visibility.isHidden !== true}
        disabled={!mayChange}
        onChange={() => actsAt(block.id)?.toggle()}
      />
      <div className="grid grid-cols-2 gap-3">
        {day('from', t('business:site.time.from'))}
        {day('to', t('business:site.time.to'), problem && t(`problems:${problem.code}`))}
      </div>
      <p className="text-sm text-ink-soft">{t('business:site.time.daysHint')}</p>
    </section>
  )
})
