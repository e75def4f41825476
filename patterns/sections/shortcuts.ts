import shortcuts from '../../schemas/blocks/shortcuts.ts'
import { four } from '../../schemas/core/four.ts'
import { storedBlock } from '../../schemas/page/stored-block.ts'
import { defineSection } from '../section.ts'

export default defineSection({
  label: four('Самое нужное', 'Ең керектісі', 'Eng keraklisi', 'What people look for'),
  blocks: () => [storedBlock(shortcuts, { prices: 'price-list' }, 'shortcuts')],
})
