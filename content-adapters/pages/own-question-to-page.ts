import ownQuestion from '../../schemas/blocks/own-question.ts'
import pageTitle from '../../schemas/blocks/page-title.ts'
import { storedBlock } from '../../schemas/stored-block.ts'
import type { PageContent } from '../page-content.ts'
import { words } from '../words.ts'

/** The page of a question for whoever has its link (R24). It is the same for all: what it shows is asked for with the link itself. */
export const ownQuestionToPage = (): PageContent => ({
  title: words('head:ownQuestion.title'),
  description: words('head:ownQuestion.description'),
  type: 'website',
  blocks: [storedBlock(pageTitle, { title: words('head:ownQuestion.title') }), storedBlock(ownQuestion, {})],
  sidebar: [],
  robots: 'noindex',
})
