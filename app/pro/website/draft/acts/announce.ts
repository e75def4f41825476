/** The region of the builder whose changes screen readers read out. */
export const announcerId = 'site-announcer'

/** Makes screen readers read a text. The same text twice is read twice. */
export function announce(text: string): void {
  const region = document.getElementById(announcerId)
  if (region) region.textContent = region.textContent === text ? `${text}\u00a0` : text
}
