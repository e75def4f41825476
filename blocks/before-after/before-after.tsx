import type { BeforeAfterProps } from '../../schemas/blocks/before-after.ts'
import { LocalizedText } from '../../ui/core/localized-text.tsx'
import { usePage } from '../../ui/core/page-context.tsx'
import { Island } from '../../ui/page/island.tsx'
import { Section } from '../../ui/page/section.tsx'
import { toIslandImage } from '../../ui/picture/island-image.ts'
import Client from './before-after.client.tsx'

/** Two pictures of the same thing: side by side without JavaScript, with a sliding divider with it. */
export default function BeforeAfter({ title, before, after, note }: BeforeAfterProps) {
  const { locale, t } = usePage()
  const texts = {
    before: t('blocks:before-after.before'),
    after: t('blocks:before-after.after'),
    label: t('blocks:before-after.label'),
    value: t('blocks:before-after.value', { percent: '{percent}' }),
  }
  return (
    <Section title={title ?? t('blocks:before-after.title')}>
      <div className={before.height > before.width ? 'max-w-lg' : 'max-w-4xl'}>
        <Island
          component={Client}
          props={{ before: toIslandImage(before, locale), after: toIslandImage(after, locale), texts }}
        />
      </div>
      {note && (
        <p className="mt-3 max-w-text text-sm text-ink-soft">
          <LocalizedText value={note} />
        </p>
      )}
    </Section>
  )
}
