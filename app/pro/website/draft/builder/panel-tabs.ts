/** What the panel beside the page shows, in the order of its tabs. */
export const panelTabs = ['blocks', 'pages', 'design', 'languages'] as const
export type PanelTab = (typeof panelTabs)[number]

/** What a phone opens over the page: what is changed most has a part of its own, which stands above the blocks elsewhere. */
export const panelParts = ['quick', ...panelTabs] as const
export type PanelPart = (typeof panelParts)[number]
