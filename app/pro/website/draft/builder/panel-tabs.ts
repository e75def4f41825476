/** The tabs of the panel beside the page, in their order. */
export const panelTabs = ['blocks', 'pages', 'design', 'languages'] as const
export type PanelTab = (typeof panelTabs)[number]

/** The parts that a phone opens over the page; "quick" is a part of its own there, and stands above the blocks elsewhere. */
export const panelParts = ['quick', ...panelTabs] as const
export type PanelPart = (typeof panelParts)[number]
