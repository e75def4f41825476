/** For messages below or beside the screen: they come into view, above a bar at the foot of a form (`scroll-my-28`). */
export const comeIntoView = (element: HTMLElement | null): void =>
  element?.scrollIntoView({ block: 'nearest' })
