import reviewList from '../../schemas/blocks/review-list.ts'
import { four } from '../../schemas/four.ts'
import { storedBlock } from '../../schemas/stored-block.ts'
import { defineSection } from '../section.ts'

export default defineSection({
  label: four('Отзывы', 'Пікірлер', 'Sharhlar', 'Reviews'),
  needs: ['reviews'],
  blocks: () => [storedBlock(reviewList, { limit: 3 }, 'reviews')],
})
