import map from '../../schemas/blocks/map.ts'
import { four } from '../../schemas/four.ts'
import { storedBlock } from '../../schemas/stored-block.ts'
import { defineSection } from '../section.ts'

export default defineSection({
  label: four('Карта', 'Карта', 'Xarita', 'Map'),
  needs: ['place'],
  blocks: () => [storedBlock(map, { branches: 'beside' }, 'map')],
})
