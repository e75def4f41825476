import type { OwnQuestion } from '../../schemas/api/question.ts'
import type { QuestionTexts } from './own-question-texts.ts'

type Props = { question: OwnQuestion; texts: QuestionTexts; when: (at: string) => string }

/** The question and the later messages, the oldest first, and whether others may read it. */
export function Thread({ question, texts, when }: Props) {
  const { TEXT, LANG, CREATED_AT, MESSAGES, PUBLICATION, REASON } = question
  const publication = {
    kept: undefined,
    new: texts.awaitsModerator,
    published: texts.published,
    rejected: texts.rejected,
  }[PUBLICATION]
  return (
    <>
      <ol className="grid gap-4">
        <Said by={texts.yours} at={CREATED_AT} text={TEXT} lang={LANG} when={when} />
        {MESSAGES.map(({ KIND, TEXT: text, AT, SPECIALIST }) => (
          <Said
            key={KIND}
            by={KIND === 'follow-up' ? texts.youAdd : (SPECIALIST ?? texts.clinicSays)}
            at={AT}
            text={text}
            isAnswer={KIND !== 'follow-up'}
            when={when}
          />
        ))}
      </ol>
      {publication && (
        <p className="max-w-text text-sm text-ink-soft">
          {publication} {REASON}
        </p>
      )}
    </>
  )
}

type SaidProps = {
  by: string
  at: string
  text: string
  lang?: string
  isAnswer?: boolean
  when: Props['when']
}

const Said = ({ by, at, text, lang, isAnswer = false, when }: SaidProps) => (
  <li className={`rounded-card p-5 ${isAnswer ? 'bg-accent-tint text-accent-ink' : 'bg-surface'}`}>
    <p className="flex flex-wrap items-baseline gap-x-3 text-sm">
      <span className="font-semibold">{by}</span>
      <time dateTime={at}>{when(at)}</time>
    </p>
    <p className="mt-2 max-w-text whitespace-pre-line [overflow-wrap:anywhere]" lang={lang}>
      {text}
    </p>
  </li>
)
