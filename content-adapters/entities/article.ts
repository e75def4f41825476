import type { LocalizedRich, LocalizedText } from '../../schemas/core/localized.ts'
import type { Image } from './image.ts'

/** A news item or a material, in a list. */
export type Article = {
  code: string
  slug: string
  /** Code of the company that published it. */
  company?: string
  category: { slug: string; title: LocalizedText }
  title: LocalizedText
  lead?: LocalizedText
  image?: Image
  /** Instant of publication of a news item, or of the last change of a material, UTC. */
  date: string
  /** The address to which readers are sent in place of the text (B-11). */
  redirect?: string
}

/** `source` is the address that the text was taken from. */
export type ArticleDetails = Article & {
  content?: LocalizedRich
  author?: LocalizedText
  /** The author's card, if a doctor has written it. */
  writer?: { slug: string; person?: string; photo?: Image }
  source?: string
  tags?: string[]
  /** Grows with each publication. */
  version?: number
}

export type ArticleCategory = { slug: string; title: LocalizedText; order: number }

/** A reader's comment on an article; `date` is an instant. */
export type Comment = { author: string; text: string; lang: string; date: string }
