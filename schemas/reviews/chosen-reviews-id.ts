/** The name of the reviews of a page, with what chooses among them, within their block. */
export const chosenReviewsElement = 'chosen'

/** The id of that element in a composed page, to which each choice leads: it is seen at once, and the keyboard goes on there. */
export const chosenReviewsId = `review-list-${chosenReviewsElement}`
