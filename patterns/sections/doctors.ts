import specialistGrid from '../../schemas/blocks/specialist-grid.ts'
import { four } from '../../schemas/core/four.ts'
import { storedBlock } from '../../schemas/page/stored-block.ts'
import { defineSection } from '../section.ts'

export default defineSection({
  label: four('Врачи', 'Дәрігерлер', 'Shifokorlar', 'Doctors'),
  needs: ['doctors'],
  blocks: () => [storedBlock(specialistGrid, { limit: 4 }, 'doctors')],
})
