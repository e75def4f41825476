import type { AskQuestionProps } from '../../../schemas/blocks/ask-question.ts'
import { LocalizedText } from '../../../ui/core/localized-text.tsx'
import { usePage } from '../../../ui/core/page-context.tsx'
import { Section } from '../../../ui/page/section.tsx'

type Item = AskQuestionProps['data']['answered'][number]

/** Published questions, each in its own language with its answer, without the asker. */
export function AnsweredQuestions({ items }: { items: readonly Item[] }) {
  const { t } = usePage()
  return (
    <Section
      part="answered"
      title={t('blocks:ask-question.answered.title')}
      lead={t('blocks:ask-question.answered.lead')}
    >
      <ul className="border-t border-line">
        {items.map(({ text, answer, lang, date, doctor }) => (
          <li key={`${date.datetime} ${text}`} className="border-b border-line py-5">
            <h3 className="max-w-text whitespace-pre-line text-lg [overflow-wrap:anywhere]">
              <LocalizedText value={{ text, lang }} />
            </h3>
            <div className="mt-3 border-s-2 border-accent-line ps-4">
              <p className="flex flex-wrap items-baseline gap-x-3 text-sm text-ink-soft">
                {doctor ? (
                  <a href={doctor.link.href} className="link">
                    <LocalizedText value={doctor.name} />
                  </a>
                ) : (
                  <span>{t('blocks:ask-question.answered.clinic')}</span>
                )}
                <time dateTime={date.datetime.slice(0, 10)}>
                  <LocalizedText value={date.text} />
                </time>
              </p>
              <p className="mt-1 max-w-text whitespace-pre-line [overflow-wrap:anywhere]">
                <LocalizedText value={{ text: answer, lang }} />
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
