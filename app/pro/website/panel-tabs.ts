/** What the panel beside the page shows, in the order of its tabs. */
export const panelTabs = ['blocks', 'pages', 'design', 'languages'] as const
export type PanelTab = (typeof panelTabs)[number]
