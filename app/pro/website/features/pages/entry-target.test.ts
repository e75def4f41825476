import { describe, expect, it } from 'vitest'
import type { DraftMenuItem, SiteDraft } from '../../../../../schemas/draft/site-draft.ts'
import { targetChanged, targetOf } from './entry-target.ts'

const draft = { pages: { p1: { slug: 'prepare' } } } as unknown as Pick<SiteDraft, 'pages'>
const item: DraftMenuItem = { id: 'm1', name: { ru: 'Пункт' }, type: 0, isHidden: false }

describe('where an entry leads', () => {
  it.each(['page:prepare', 'alias:osms', 'article', 'address', 'none'])(
    'reads %s as it was chosen',
    (target) => {
      const changes = targetChanged(item, target)
      const changed = { ...item, ...Object.fromEntries(changes.map(({ path, value }) => [path[2], value])) }
      expect(targetOf(changed, draft)).toBe(target)
      expect(targetChanged(changed, target)).toEqual([])
    },
  )
})
