import { usePage } from '../../ui/core/page-context.tsx'
import { Section } from '../../ui/page/section.tsx'

/** A note for an editor that the section does not exist; visitors never get it. */
export default function SharedSection() {
  const { t } = usePage()
  return (
    <Section title={t('blocks:shared-section.missing')}>
      <p>{t('blocks:shared-section.nothing')}</p>
    </Section>
  )
}
