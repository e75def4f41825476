import faq from '../schemas/blocks/faq.ts'
import featureList from '../schemas/blocks/feature-list.ts'
import steps from '../schemas/blocks/steps.ts'
import { faqItem, four, listItem } from '../schemas/core/four.ts'
import type { LinkTarget } from '../schemas/core/link.ts'
import type { Label } from '../schemas/core/type.ts'
import type { StoredBlock } from '../schemas/page/page.ts'
import { storedBlock } from '../schemas/page/stored-block.ts'
import type { ClinicFacts } from './facts.ts'
import { kindOf } from './kinds.ts'

/** A question with its answer, or a name with a sentence. */
export type Pair = readonly [Label, Label]

/** A heading and points with a name and a sentence each. */
export const points = (id: string, title: Label, items: readonly Pair[]): StoredBlock =>
  storedBlock(featureList, { title, arrangement: 'pairs', items: items.map((item) => listItem(...item)) }, id)

/** Numbered steps with a name and a sentence each. */
export const numbered = (id: string, title: Label, items: readonly Pair[]): StoredBlock =>
  storedBlock(steps, { title, items: items.map((item) => listItem(...item)) }, id)

/** Questions with answers of one paragraph. */
export const questions = (id: string, title: Label, items: readonly Pair[]): StoredBlock =>
  storedBlock(faq, { title, items: items.map((item) => faqItem(...item)), forSearch: true }, id)

export const toPage = (path: string): LinkTarget => ({ kind: 'page', path })

const online = four('Записаться на приём', 'Қабылдауға жазылу', 'Qabulga yozilish', 'Book a visit')
const byPhone = four('Как записаться', 'Қалай жазылуға болады', 'Qanday yozilish mumkin', 'How to book')

/** The main thing to do: online booking if the clinic has it, else its contacts, which stay true when a number changes. */
export const bookAction = (facts: ClinicFacts) =>
  facts.has.has('booking')
    ? { label: online, link: toPage('/appointment') }
    : { label: kindOf(facts).visit ?? byPhone, link: toPage('/contacts') }

const nextThings = {
  doctors: {
    label: four('Выбрать врача', 'Дәрігер таңдау', 'Shifokor tanlash', 'Choose a doctor'),
    link: toPage('/specialists'),
  },
  prices: {
    label: four('Посмотреть цены', 'Бағаларды көру', 'Narxlarni koʻrish', 'See prices'),
    link: toPage('/prices'),
  },
}

/** The second button for visitors of such a clinic, if it has the page: doctors or prices. */
export function secondAction(facts: ClinicFacts) {
  const { seeks } = kindOf(facts)
  const name = ([seeks, 'doctors', 'prices'] as const).find((one) => facts.has.has(one))
  return name && nextThings[name]
}

/** The first picture of the gallery, for a first screen. */
export const withPhoto = ({ photo }: ClinicFacts) => (photo ? { image: photo } : {})

/** The names of the sections that say when a clinic is open and how to reach it, as far as that is known. */
export const whenAndWhere = ({ has }: ClinicFacts): string[] =>
  has.has('hours') && has.has('contacts') ? ['when-and-where'] : ['opening-hours', 'contacts']
