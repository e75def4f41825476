import map from '../../schemas/blocks/map.ts'
import { four } from '../../schemas/core/four.ts'
import { storedBlock } from '../../schemas/page/stored-block.ts'
import { defineSection } from '../section.ts'

export default defineSection({
  label: four('Карта', 'Карта', 'Xarita', 'Map'),
  needs: ['place'],
  blocks: () => [storedBlock(map, { branches: 'beside' }, 'map')],
})
