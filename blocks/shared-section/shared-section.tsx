import { usePage } from '../../ui/page-context.tsx'
import { Section } from '../../ui/section.tsx'

/** Says to an editor that there is no such section; visitors never get it. */
export default function SharedSection() {
  const { t } = usePage()
  return (
    <Section title={t('blocks:shared-section.missing')}>
      <p>{t('blocks:shared-section.nothing')}</p>
    </Section>
  )
}
