import { RatingInput } from '../form/rating-input.tsx'
import { Rating } from '../shown/rating.tsx'

export default function RatingExample() {
  return (
    <div className="grid justify-items-start gap-5">
      <Rating value={4.3} count={27} />
      <Rating value={5} count={1} />
      <Rating value={0.5} />
      <Rating value={undefined} />
      <RatingInput name="rating-empty" label="Оцените приём" />
      <RatingInput name="rating-chosen" label="Оцените клинику" defaultValue={4} />
      <RatingInput name="rating-disabled" label="Оценка уже поставлена" defaultValue={2} disabled />
    </div>
  )
}
