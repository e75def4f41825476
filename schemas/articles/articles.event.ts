import { defineEvent } from '../events/define-event.ts'
import { tags } from '../tags.ts'

/** A news item was published, changed for visitors, or taken down. */
export const newsItem = defineEvent({
  name: 'news-item',
  of: ['company', 'slug'],
  tags: ({ slug }) => [tags.newsItem(slug)],
})

/** The same of a material. */
export const material = defineEvent({
  name: 'material',
  of: ['company', 'slug'],
  tags: ({ slug }) => [tags.material(slug)],
})
