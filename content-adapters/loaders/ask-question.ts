import type askQuestion from '../../schemas/blocks/ask-question.ts'
import { defineLoader } from '../loader.ts'

export default defineLoader<typeof askQuestion>(async (_props, { company }) =>
  company?.emailForIssues ? { name: company.name, email: company.emailForIssues } : undefined,
)
