import services from '../../schemas/blocks/services.ts'
import { four } from '../../schemas/core/four.ts'
import { storedBlock } from '../../schemas/page/stored-block.ts'
import { defineSection } from '../section.ts'

export default defineSection({
  label: four('Прейскурант', 'Бағалар тізімі', 'Narxlar roʻyxati', 'Price list'),
  needs: ['prices'],
  blocks: () => [storedBlock(services, {}, 'price-list')],
})
