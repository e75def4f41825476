import type { FaqProps } from '../../schemas/blocks/faq.ts'
import { LocalizedText } from '../../ui/core/localized-text.tsx'
import { usePage } from '../../ui/core/page-context.tsx'
import { Section } from '../../ui/page/section.tsx'
import { RichText } from '../../ui/rich/rich-text.tsx'
import { Expandable } from '../../ui/shown/expandable.tsx'

/** Collapsible questions; the heading stands beside them where there is room. */
export default function Faq({ title, items, firstOpen = false }: FaqProps) {
  const { t } = usePage()
  return (
    <Section title={title ?? t('blocks:faq.title')} beside>
      <div className="border-t border-line">
        {items.map(({ question, answer }, index) => (
          <Expandable
            key={question.text}
            summary={<LocalizedText value={question} />}
            open={firstOpen && index === 0}
          >
            <RichText value={answer} level={3} />
          </Expandable>
        ))}
      </div>
    </Section>
  )
}
