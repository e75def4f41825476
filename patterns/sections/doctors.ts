import specialistGrid from '../../schemas/blocks/specialist-grid.ts'
import { four } from '../../schemas/four.ts'
import { storedBlock } from '../../schemas/stored-block.ts'
import { defineSection } from '../section.ts'

export default defineSection({
  label: four('Врачи', 'Дәрігерлер', 'Shifokorlar', 'Doctors'),
  needs: ['doctors'],
  blocks: () => [storedBlock(specialistGrid, { limit: 4 }, 'doctors')],
})
