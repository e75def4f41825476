/** The name of the form's element within its block. */
export const reviewFormElement = 'write'

/** The id of the form for a review in a page that is composed, to which every «Оставить отзыв» leads. */
export const reviewFormId = `review-form-${reviewFormElement}`
