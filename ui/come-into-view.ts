/** For what is said below or beside the screen: it comes into view, above a bar that stands at the foot of a form (`scroll-my-28`). */
export const comeIntoView = (element: HTMLElement | null): void =>
  element?.scrollIntoView({ block: 'nearest' })
