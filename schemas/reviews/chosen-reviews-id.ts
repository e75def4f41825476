/** The id of the reviews of a page with what chooses among them, to which each choice leads: it is seen at once, and the keyboard goes on there. */
export const chosenReviewsId = 'chosen-reviews'
