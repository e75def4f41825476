import { defaultLocale, type Locale } from '../../locales/locale.ts'
import { isBlank } from '../../schemas/core/localized.ts'
import type { Problem } from '../../schemas/core/problem.ts'
import type { TSchema } from '../../schemas/core/type.ts'
import { wordsOf } from '../../schemas/core/words-of.ts'
import { lenderOf } from '../../schemas/lent-russian.ts'
import { copyTexts } from '../copy-texts.ts'
import { mapTexts } from '../map-texts.ts'
import type { Entity } from './merge.ts'

/**
 * The value without Russian words that other ones stand in for, so that a form asks for them. `lent` are words that this form has lent:
 * where each letter is stored, the first ones cannot be distinguished from Russian.
 */
export const withoutLent = (schema: TSchema, value: Entity, lent?: ReadonlySet<string>): Entity =>
  mapTexts(schema, value, (texts) => {
    const { [defaultLocale]: russian, ...others } = texts
    const words = wordsOf(russian)
    const isLent = lent?.has(words) && Object.values(others).some((one) => wordsOf(one) === words)
    return isLent || lenderOf(texts) ? others : texts
  })

/** The languages whose words stand in for Russian ones in a stored value. */
function lendersIn(schema: TSchema, value: Entity): Locale[] {
  const found = new Set<Locale>()
  mapTexts(schema, value, (texts) => {
    const lender = lenderOf(texts)
    if (lender) found.add(lender)
    return texts
  })
  return [...found]
}

/**
 * How a form stores texts of which the Russian words are missing (decision 18): a person who works in another language writes in that, and
 * its words stand in for the Russian ones until those are written.
 */
export type Lending = {
  /**
   * Languages that stand in for Russian, the first that has words, those of the stored value before the reader's; none for a reader of
   * Russian if the value has its Russian.
   */
  lenders: readonly Locale[]
  /** The language in which a required text must be written. */
  asked: Locale
  lend: (value: Entity) => Entity
  /** Problems of a lent value, where their field is asked for. */
  place: (problems: readonly Problem[]) => Problem[]
}

/** `lent` collects the words that are lent from the reader’s language. */
export function lendingOf(schema: TSchema, stored: Entity, reader: Locale, lent?: Set<string>): Lending {
  // Words that stand in already go on to do so.
  const lenders = [...new Set([...lendersIn(schema, stored), reader])].filter(
    (locale) => locale !== defaultLocale,
  )
  return {
    lenders,
    asked: reader,
    lend: (value) => {
      if (lent)
        mapTexts(schema, value, (texts) => {
          if (isBlank(texts[defaultLocale]) && lenders.some((one) => one === reader))
            lent.add(wordsOf(texts[reader]))
          return texts
        })
      return lenders.reduce((now, from) => copyTexts(schema, now, { from, to: defaultLocale }), value)
    },
    place: (problems) =>
      problems.map((problem) =>
        problem.code === 'required' && problem.path.at(-1) === defaultLocale
          ? { ...problem, path: [...problem.path.slice(0, -1), reader] }
          : problem,
      ),
  }
}
