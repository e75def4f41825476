import newsGrid from '../../schemas/blocks/news-grid.ts'
import { four } from '../../schemas/core/four.ts'
import { storedBlock } from '../../schemas/page/stored-block.ts'
import { defineSection } from '../section.ts'

export default defineSection({
  label: four('Свежие статьи', 'Жаңа мақалалар', 'Yangi maqolalar', 'Newest articles'),
  needs: ['news'],
  blocks: () => [storedBlock(newsGrid, { limit: 7, allLink: true }, 'newest')],
})
