import { isEqual } from '../../../../../schemas/core/is-equal.ts'
import { pickLocalized } from '../../../../../schemas/core/localized.ts'
import { isRecord } from '../../../../../schemas/core/schema-shape.ts'
import { currentValue } from '../../../../../schemas/draft/change.ts'
import { pageTexts } from '../../../../../schemas/draft/draft-texts.ts'
import type { SiteDraft } from '../../../../../schemas/draft/site-draft.ts'
import type { SiteSummary } from '../../../../../schemas/draft/summary.ts'
import {
  fieldDifferences,
  type TextDifference,
  textDifferences,
} from '../../../../../schemas/draft/text-differences.ts'
import type { StoredBlock } from '../../../../../schemas/page/page.ts'
import type { Difference, DifferenceGroup } from './differences.ts'
import { valueWords, visibilityDifference, type Words } from './value-words.ts'

type Sites = { before: SiteDraft; after: SiteDraft }
type PageSummary = SiteSummary['pages'][number]

const headNames = ['title', 'description', 'slug'] as const

/** True if items of a list in a value have changed places, and nothing else of the list has changed. */
function isReordered(was: unknown, is: unknown): boolean {
  if (Array.isArray(was) && Array.isArray(is))
    return (
      was.length === is.length &&
      !isEqual(was, is) &&
      was.every((item) => is.some((one) => isEqual(item, one)))
    )
  return isRecord(was) && isRecord(is) && Object.keys(is).some((name) => isReordered(was[name], is[name]))
}

/** The differences of a page: its title, its description, its address, its blocks. */
export function pageDifferences({ before, after }: Sites, page: PageSummary, words: Words): DifferenceGroup {
  const { t, locale, types, schemaOf } = words
  const path = ['pages', page.id]
  const textsIn = ({ pages }: SiteDraft) => {
    const found = pages[page.id]
    return found ? pageTexts(page.id, found, schemaOf) : []
  }
  const texts = textDifferences(textsIn(before), textsIn(after))

  const headOf = (name: (typeof headNames)[number]): Difference => {
    const [was, is] = [before.pages[page.id]?.slug, after.pages[page.id]?.slug]
    const label = t(`business:site.summary.head.${name}`)
    return {
      path: [...path, name],
      name: label,
      change: 'changed',
      texts: texts.filter(({ path: at }) => at[2] === name),
      values: name === 'slug' ? [{ label, before: `/${was ?? ''}`, after: `/${is ?? ''}` }] : [],
    }
  }

  const blockOf = ({ id, change, type }: PageSummary['blocks'][number]): Difference => {
    const at = [...path, 'blocks', id]
    const [was, is] = [before, after].map((site) => currentValue(site, at) as StoredBlock | undefined)
    const isOwn = (text: TextDifference) => text.path[2] === 'blocks' && text.path[3] === id
    const fields = was && is ? fieldDifferences(was.props, is.props, schemaOf(is)) : []
    const values = [
      ...fields.map((field) => valueWords(field, words)),
      ...(was && is ? visibilityDifference(was, is, words) : []),
    ]
    const isOrder = values.length === 0 && isReordered(was?.props, is?.props)
    return {
      path: at,
      name: types.get(type)?.label ?? type,
      change,
      texts: texts.filter(isOwn),
      values: isOrder ? [{ label: t('business:site.history.order') }] : values,
    }
  }

  return {
    path,
    change: page.change,
    name: pickLocalized(page.title, locale)?.value || t('business:site.untitled'),
    differences: [
      ...headNames.filter((name) => page.head.includes(name)).map(headOf),
      ...page.blocks.map(blockOf),
    ],
  }
}
