import { NotFound } from '../core/outcome.ts'

type Words = {
  title: string
  said: string
  /** The words of the button, and the product path that it opens if not the home page. */
  onward: string
  list?: string
  /** The number at which the clinic can still be reached. */
  phone?: string
  /** The page is what there is at its address: 200, for readers alone. */
  isAnswer?: true
}

/** A page without a fault, 404 unless it is the answer: the page says in words of its own why it is closed, and where to go. */
export class Closed extends NotFound {
  readonly words: Words
  constructor(path: string, words: Words) {
    super(path)
    this.words = words
  }
}
