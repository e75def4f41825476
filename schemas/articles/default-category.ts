/** The category of articles without one, in whatever has them. */
export const defaultCategory = {
  slug: 'general',
  title: { ru: 'Общее', kk: 'Жалпы', uz: 'Umumiy', en: 'General' },
} as const
