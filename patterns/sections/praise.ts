import reviewList from '../../schemas/blocks/review-list.ts'
import { four } from '../../schemas/core/four.ts'
import { storedBlock } from '../../schemas/page/stored-block.ts'
import { defineSection } from '../section.ts'

export default defineSection({
  label: four(
    'Оценка и два отзыва',
    'Баға және екі пікір',
    'Baho va ikkita sharh',
    'The rating and two reviews',
  ),
  needs: ['reviews'],
  blocks: () => [storedBlock(reviewList, { inBrief: true }, 'praise')],
})
