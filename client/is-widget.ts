/**
 * Whether the page is a widget for another site (D-WIDGET). Its links open in a tab of their own; what is done in it is done in it, because the
 * pages around it are not ours.
 */
export const isWidget = (): boolean => document.documentElement.dataset.framed !== undefined
