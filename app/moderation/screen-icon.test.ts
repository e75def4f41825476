import Table from 'lucide-react/icons/table'
import { expect, it } from 'vitest'
import { productSection } from '../../schemas/areas/define-area.ts'
import { areasOf } from '../../schemas/areas/registry.ts'
import { moderationQueues } from '../../schemas/moderation/moderation-queues.ts'
import { screenIcon } from './screen-icon.ts'

it.each(moderationQueues)('has the icon of the queue %s beside its screen, %s.icon.ts', (queue) => {
  expect(screenIcon(queue)).not.toBe(Table)
})

it('has an icon of each area, that of a table where no file has its name', () => {
  const icons = areasOf(productSection).map(({ name }) => screenIcon(name))
  expect(new Set(icons).size).toBe(icons.length)
  expect(screenIcon('equipment')).toBe(Table)
})
