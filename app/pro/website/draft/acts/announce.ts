/** The region of the builder whose changes screen readers read out. */
export const announcerId = 'site-announcer'

/** Lets screen readers say what has happened. The same words twice are read twice. */
export function announce(text: string): void {
  const region = document.getElementById(announcerId)
  if (region) region.textContent = region.textContent === text ? `${text}\u00a0` : text
}
