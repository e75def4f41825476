import { block, rich, type SeedBlock, toPage } from '../parts/blocks.ts'

/** A text in the four languages. */
export type Four = { ru: string; kk: string; uz: string; en: string }

export const four = (ru: string, kk: string, uz: string, en: string): Four => ({ ru, kk, uz, en })

/** A question with a one-paragraph answer. */
export const questionAndAnswer = (question: Four, answer: Four) => ({ question, answer: rich(answer) })

/** Questions and answers with a heading. */
export const questions = (
  id: string,
  title: Four,
  items: ReturnType<typeof questionAndAnswer>[],
): SeedBlock => block(id, 'faq', { title, items })

/** A list point or a step: its title and description. */
export const point = (title: Four, text: Four) => ({ title, text })

/** The default heading of a page's questions. */
export const commonQuestions = four(
  'Частые вопросы',
  'Жиі қойылатын сұрақтар',
  'Koʻp beriladigan savollar',
  'Frequently asked questions',
)

/** The one main action of each page for clinics: the page on which they register or leave a request. */
export const connect = {
  label: four('Подключить клинику', 'Клиниканы қосу', 'Klinikani ulash', 'Add your clinic'),
  link: toPage('/create-website'),
}
