import { block, rich, type SeedBlock } from '../parts/blocks.ts'

/** A text in the four languages. */
export type Four = { ru: string; kk: string; uz: string; en: string }

export const four = (ru: string, kk: string, uz: string, en: string): Four => ({ ru, kk, uz, en })

/** A question with its answer of one paragraph. */
export const answered = (question: Four, answer: Four) => ({ question, answer: rich(answer) })

/** Questions and answers under a heading. */
export const questions = (id: string, title: Four, items: ReturnType<typeof answered>[]): SeedBlock =>
  block(id, 'faq', { title, items })

/** A point of a list, or a step: what it is called and what it means. */
export const point = (title: Four, text: Four) => ({ title, text })

/** The usual heading of a page's questions. */
export const commonQuestions = four(
  'Частые вопросы',
  'Жиі қойылатын сұрақтар',
  'Koʻp beriladigan savollar',
  'Common questions',
)
