/** Id of the element that contains the toasts: a press in it does not count as a press outside of an overlay. */
export const toastRegion = 'toasts'
