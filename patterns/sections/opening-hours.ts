import openingHours from '../../schemas/blocks/opening-hours.ts'
import { four } from '../../schemas/core/four.ts'
import { storedBlock } from '../../schemas/page/stored-block.ts'
import { defineSection } from '../section.ts'

export default defineSection({
  label: four('Часы работы', 'Жұмыс уақыты', 'Ish vaqti', 'Opening hours'),
  needs: ['hours'],
  blocks: () => [storedBlock(openingHours, {}, 'opening-hours')],
})
