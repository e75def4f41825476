import askQuestion from '../../schemas/blocks/ask-question.ts'
import { storedBlock } from '../../schemas/page/stored-block.ts'
import type { Company } from '../entities/company.ts'
import type { PageContent } from '../page-content.ts'
import { words } from '../words.ts'
import { companyPage } from './company-page.ts'

/** How to ask the clinic (R81). */
export const askQuestionToPage = ({ company }: { company: Company }): PageContent =>
  companyPage(company, {
    title: words('head:askQuestion'),
    description: 'head:askQuestionDescription',
    blocks: [storedBlock(askQuestion, { titleHidden: true })],
  })
