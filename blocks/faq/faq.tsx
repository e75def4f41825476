import type { FaqProps } from '../../schemas/blocks/faq.ts'
import { Expandable } from '../../ui/expandable.tsx'
import { LocalizedText } from '../../ui/localized-text.tsx'
import { usePage } from '../../ui/page-context.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { Section } from '../../ui/section.tsx'

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
