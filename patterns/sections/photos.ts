import gallery from '../../schemas/blocks/gallery.ts'
import { four } from '../../schemas/core/four.ts'
import { storedBlock } from '../../schemas/page/stored-block.ts'
import { defineSection } from '../section.ts'

export default defineSection({
  label: four('Фотографии', 'Фотосуреттер', 'Suratlar', 'Photos'),
  needs: ['photos'],
  blocks: () => [storedBlock(gallery, { limit: 6 }, 'photos')],
})
