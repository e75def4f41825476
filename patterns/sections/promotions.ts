import promotions from '../../schemas/blocks/promotions.ts'
import { four } from '../../schemas/core/four.ts'
import { storedBlock } from '../../schemas/page/stored-block.ts'
import { defineSection } from '../section.ts'

export default defineSection({
  label: four('Акции', 'Акциялар', 'Aksiyalar', 'Promotions'),
  needs: ['promotions'],
  blocks: () => [storedBlock(promotions, {}, 'promotions')],
})
