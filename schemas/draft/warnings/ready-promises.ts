import { localesOf } from '../../core/localized.ts'
import { wordsOf } from '../../core/words-of.ts'
import { pageTexts } from '../draft-texts.ts'
import { type Check, eachPage, seenPage } from './warning.ts'

/** Sentences that were written for any clinic of a kind, and still stand as they were: only the clinic knows whether they are true of it. */
export const readyPromises: Check = (draft, { definitionOf, promises }) =>
  promises
    ? eachPage(draft, (id, page) =>
        pageTexts(id, seenPage(page), (block) => definitionOf(block)?.props)
          .filter(
            ({ type, texts }) =>
              type && localesOf(texts).some((locale) => promises.has(wordsOf(texts[locale]).trim())),
          )
          .map(({ path }) => ({ code: 'readyPromise', path, params: {}, fix: [] })),
      )
    : []
