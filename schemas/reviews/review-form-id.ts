/** The name of the form's element within its block. */
export const reviewFormElement = 'write'

/** The id of the form for a review in a composed page, which every «Оставить отзыв» opens. */
export const reviewFormId = `review-form-${reviewFormElement}`
