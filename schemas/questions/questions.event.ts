import { defineEvent } from '../events/define-event.ts'
import { tags } from '../tags.ts'

/** Visitors read other questions to a company. */
export const publishedQuestions = defineEvent({
  name: 'published-questions',
  of: ['company'],
  tags: ({ company }) => [tags.questions(company), tags.allQuestions],
})
