import newsGrid from '../../schemas/blocks/news-grid.ts'
import { four } from '../../schemas/core/four.ts'
import { storedBlock } from '../../schemas/page/stored-block.ts'
import { defineSection } from '../section.ts'

export default defineSection({
  label: four('Новости', 'Жаңалықтар', 'Yangiliklar', 'News'),
  needs: ['news'],
  blocks: () => [storedBlock(newsGrid, { limit: 3, allLink: true }, 'news')],
})
