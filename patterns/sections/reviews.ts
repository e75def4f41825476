import reviewList from '../../schemas/blocks/review-list.ts'
import { four } from '../../schemas/core/four.ts'
import { storedBlock } from '../../schemas/page/stored-block.ts'
import { defineSection } from '../section.ts'

export default defineSection({
  label: four('Отзывы', 'Пікірлер', 'Sharhlar', 'Reviews'),
  needs: ['reviews'],
  blocks: () => [storedBlock(reviewList, { limit: 3 }, 'reviews')],
})
