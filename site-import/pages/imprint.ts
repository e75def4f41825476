import { short } from '../../schemas/html/short.ts'
import type { LeftOut } from '../../schemas/site-import.ts'
import { type Chunk, wordsOf } from '../tree/chunk.ts'

const imprint =
  /(?:©|&copy;|\(c\)|copyright)\s*(?:19|20)\d\d|(?:19|20)\d\d\s*(?:г\.?\s*)?(?:©|\(c\))|все права защищены|барлық құқықтар қорғалған|barcha huquqlar himoyalangan|all rights reserved|(?:посетителей|просмотров|хитов)\s*(?:сегодня|всего|вчера|на сайте)?\s*:?\s*\d|счётчик посещений|счетчик посещений/iu

const mostLetters = 300

/** Removes the end of old pages, such as the year and a counter of visitors: it is no part of a text. */
export const withoutImprint = (chunks: readonly Chunk[], leftOut: LeftOut[]): Chunk[] =>
  chunks.map((chunk) => {
    const words = wordsOf(chunk)
    if (chunk.beside || chunk.kind === 'heading' || words.length > mostLetters || !imprint.test(words))
      return chunk
    leftOut.push({ reason: 'footer', text: short(words, mostLetters) })
    return { ...chunk, beside: true }
  })
