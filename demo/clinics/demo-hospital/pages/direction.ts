import { block, columns, rich } from '../../../parts/blocks.ts'
import { picture } from '../../../parts/picture.ts'
import type { SeedPage, SeedText } from '../../../parts/seed-types.ts'
import { invitation } from './book.ts'

type Step = { title: SeedText; text: SeedText }
type Direction = {
  /** Also the name of the page in lists. */
  title: SeedText
  lead: SeedText
  description: SeedText
  story: SeedText
  image: { key: string; alt: SeedText }
  steps: { title: SeedText; items: Step[] }
  /** Group of the price list, by its Russian name. */
  group: string
}

/** A page about one department: purpose, course of a treatment, prices. */
export const direction = ({ title, lead, description, story, image, steps, group }: Direction): SeedPage => ({
  title,
  description,
  blocks: [
    block('title', 'page-title', { title, lead }),
    columns('story', 'wide-left', [
      block('story-text', 'rich-text', { content: rich(story) }),
      block('story-image', 'image', { image: picture(image.key, image.alt) }),
    ]),
    block('steps', 'steps', steps),
    block('prices', 'services', { group }),
    invitation,
  ],
})
