/**
 * Whether the page is a widget for another site (D-WIDGET). Its links open in a tab of their own; its forms stay in it, because the pages
 * around it are not ours.
 */
export const isWidget = (): boolean => document.documentElement.dataset.framed !== undefined
