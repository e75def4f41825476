/** Id of the element that holds the toasts: a press in it is not a press outside of what is open. */
export const toastRegion = 'toasts'
