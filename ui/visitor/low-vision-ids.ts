/**
 * Ids of the buttons that turn the low-vision version on and off, and of the one that applies its settings. A page that follows on one of them
 * has the focus on another, also without a script.
 */
export const lowVisionIds = {
  on: 'low-vision-on',
  off: 'low-vision-off',
  apply: 'low-vision-apply',
} as const
