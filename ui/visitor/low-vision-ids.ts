/**
 * Ids of the buttons that turn the low-vision version on and off. A page that follows on one of them has the focus on the other, also without a
 * script.
 */
export const lowVisionIds = { on: 'low-vision-on', off: 'low-vision-off' } as const
