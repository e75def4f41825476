import type { AskQuestionProps } from '../../schemas/blocks/ask-question.ts'
import type { FaqProps } from '../../schemas/blocks/faq.ts'
import { plainText } from '../../schemas/core/plain-text.ts'
import type { Block } from '../../schemas/page/page.ts'
import { type Entity, entity } from './entity.ts'

/**
 * The questions of `faq` blocks that are marked for search engines, and those of patients that a clinic has answered; undefined if
 * there are none.
 */
export function faqPage(blocks: readonly Block[]): Entity | undefined {
  const questions = blocks.flatMap(questionsOf)
  return questions.length > 0 ? entity({ '@type': 'FAQPage', mainEntity: questions }) : undefined
}

function questionsOf({ type, props, data, fault, children = [] }: Block): Entity[] {
  // Props and data of a block without a fault are valid.
  const faq = type === 'faq' && !fault ? (props as FaqProps) : undefined
  const own = faq?.forSearch ? faq.items : []
  const answered = type === 'ask-question' && !fault ? (data as AskQuestionProps['data']).answered : []
  return [
    ...own.map(({ question, answer }) =>
      entity({
        '@type': 'Question',
        name: question.text,
        acceptedAnswer: { '@type': 'Answer', text: plainText(answer.content).trim() },
      }),
    ),
    ...answered.map(({ text, answer }) =>
      entity({
        '@type': 'Question',
        name: text,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      }),
    ),
    ...children.flatMap(questionsOf),
  ]
}
