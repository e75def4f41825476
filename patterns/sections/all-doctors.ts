import specialistGrid from '../../schemas/blocks/specialist-grid.ts'
import { four } from '../../schemas/core/four.ts'
import { storedBlock } from '../../schemas/page/stored-block.ts'
import { defineSection } from '../section.ts'

const title = four('К кому вы придёте', 'Кімге келесіз', 'Kimga kelasiz', 'Whom you will meet')

export default defineSection({
  label: four(
    'Врачи, до восьми',
    'Дәрігерлер, сегізге дейін',
    'Shifokorlar, sakkiztagacha',
    'Doctors, up to eight',
  ),
  needs: ['doctors'],
  blocks: () => [storedBlock(specialistGrid, { title, limit: 8 }, 'all-doctors')],
})
