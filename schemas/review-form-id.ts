/** The id of the form for a review in a page, to which every «Оставить отзыв» leads. */
export const reviewFormId = 'leave-review'
