import { describe, expect, it } from 'vitest'
import { pageReasons } from '../schemas/page-cases/page-case.ts'
import { rejectReasons } from '../schemas/reviews/review-status.ts'
import { translate } from './index.ts'
import { locales } from './locale.ts'

describe.each(locales)('the reasons of moderators in %s', (locale) => {
  const t = translate(locale)
  it('are choices of a list, none of which ends like a sentence', () => {
    const labels = [
      ...pageReasons.map((reason) => t(`moderation:page.reason.${reason}`)),
      ...rejectReasons.map((reason) => t(`reviews:reject.${reason}`)),
    ]
    expect(labels.filter((label) => /[.!?;:]$/.test(label))).toEqual([])
  })
})
